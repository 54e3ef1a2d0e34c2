import type { Command } from 'commander'

interface ResolvedCommand {
  command: Command
  /** The words after the command's name. */
  rest: string[]
}

/** The deepest command that the first words name. */
export function resolveCommand(program: Command, words: readonly string[]): ResolvedCommand {
  const [first = '', ...more] = words
  const next = program.commands.find((below) => below.name() === first)
  return next ? resolveCommand(next, more) : { command: program, rest: [...words] }
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

/** Whether it is a command and not a group. */
export const isRunnable = ({ commands }: Command) => commands.length === 0
