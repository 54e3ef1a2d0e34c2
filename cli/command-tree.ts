import type { Command } from 'commander'

/** A command that words lead to, and the words after its name. */
interface Followed {
  command: Command
  rest: string[]
}

/** Follows words down the tree of commands as far as they name one. */
export function followWords(program: Command, words: readonly string[]): Followed {
  const [first = '', ...more] = words
  const next = program.commands.find((below) => [below.name(), ...below.aliases()].includes(first))
  return next ? followWords(next, more) : { command: program, rest: [...words] }
}

/** `enquiries list`: the command's words after the program's name. */
export function pathOf(command: Command): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}`.trim() : ''
}

/** Every command that help shows below one, in help's order, each group before its own commands. */
export function commandsBelow(command: Command): Command[] {
  const shown = command
    .createHelp()
    .visibleCommands(command)
    .filter((below) => below.name() !== 'help')
  return shown.flatMap((below) => [below, ...commandsBelow(below)])
}

/** Whether a command does something itself: a group of commands only leads to others. */
export const isRunnable = ({ commands }: Command) => commands.length === 0
