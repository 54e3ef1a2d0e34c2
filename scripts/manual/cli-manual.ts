import type { Argument, Command, Option } from 'commander'
import { commandsBelow, isRunnable, pathOf } from '../../cli/command-tree.ts'
import { examplesOf } from '../../cli/examples.ts'
import { declaredProgram } from '../../cli/program.ts'
import { capitalised } from '../../schemas/capitalised.ts'
import { exitCodeMeanings, exitCodes } from '../../schemas/exit-codes.ts'

/** The manual's path from the root. */
export const manualFile = 'docs/cli.md'

const introduction = `<!-- Made from the commands: \`npx vitest run -u --project=unit scripts/manual\` writes it, the same test compares. -->
# The \`clinic\` command

Every command also explains itself: add \`--help\`. \`docs/staff-guide.md\` says how the reception works with it.

Data goes to the standard output, words about it to the standard error. Without a terminal nothing is coloured, nor with
\`NO_COLOR\` or \`TERM=dumb\`.

| exit code | means |
|---|---|
${exitCodeRows()}
| 130 | you stopped it with Ctrl-C |
| 143 | another program stopped it, as \`kill\` and systemd do |
`

function exitCodeRows(): string {
  return Object.entries(exitCodeMeanings)
    .map(([name, meaning]) => `| ${exitCodes[name as keyof typeof exitCodes]} | ${meaning} |`)
    .join('\n')
}

/** The manual of every command, from the same declarations that parse it. */
export function cliManual(): string {
  const program = declaredProgram()
  const commands = commandsBelow(program)
  const contents = commands
    .filter(isRunnable)
    .map((command) => `- \`clinic ${pathOf(command)}\`: ${summary(command)}`)
  return `${[introduction, contents.join('\n'), '', ...[program, ...commands.filter(isRunnable)].map(section)].join('\n')}`
}

function section(command: Command): string {
  const help = command.createHelp()
  const values = command.registeredArguments.filter(({ description }) => description).map(argumentLine)
  const options = help.visibleOptions(command).filter(({ long }) => long !== '--help')
  const examples = examplesOf(command).map(({ line, does }) => `- \`clinic ${line}\`: ${does}`)
  const parts = [
    `## ${full(command)}`,
    sentence(command.description()),
    `    ${help.commandUsage(command)}`,
    [...values, ...options.map(optionLine)].join('\n'),
    examples.length > 0 ? `For example:\n\n${examples.join('\n')}` : '',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const argumentLine = (argument: Argument) => item(argument.name(), argument.description, argument)
const optionLine = (option: Option) => item(option.flags, option.description, option)

function item(
  term: string,
  description: string,
  { argChoices, defaultValue, defaultValueDescription }: Option | Argument,
) {
  const shown =
    defaultValueDescription ??
    (typeof defaultValue === 'string' || typeof defaultValue === 'number' ? defaultValue : undefined)
  const notes = [
    ...(argChoices ? [`one of ${argChoices.join(', ')}`] : []),
    ...(shown === undefined ? [] : [`${shown} unless given`]),
  ]
  return `- \`${term}\`: ${[description, ...notes].join('; ')}`
}

const full = (command: Command) => `clinic ${pathOf(command)}`.trim()
const summary = (command: Command) => command.description().split(';')[0] ?? ''
const sentence = (text: string) => `${capitalised(text).replace(/\.$/, '')}.`
