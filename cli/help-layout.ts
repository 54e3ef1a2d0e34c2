import { type Argument, type Command, Help, type Option } from 'commander'
import { isRunnable, pathOf } from './command-tree.ts'
import { examplesOf } from './examples.ts'

const widest = 100
const narrowest = 30
/** If fewer columns are left for descriptions, they go below their terms. */
const leastBeside = 32
const indent = '      '

/** Makes the help of a command and its subcommands readable from 30 columns on, with examples at the end. */
export function layOutHelp(program: Command): void {
  program.configureHelp({
    prepareContext({ helpWidth }) {
      this.helpWidth = Math.min(Math.max(helpWidth ?? 80, narrowest), widest)
      this.minWidthToWrap = narrowest - indent.length
    },
    commandUsage(command) {
      if (!isRunnable(command)) return Help.prototype.commandUsage.call(this, command)
      const needed = command.options.filter(({ mandatory }) => mandatory)
      const rest = command.options.length > needed.length ? ' [options]' : ''
      return `clinic ${usageLine(command, needed)}${rest}`
    },
    subcommandTerm(command) {
      const values = command.registeredArguments.map(usageOf)
      return [command.name(), ...values].join(' ')
    },
    formatItem(term, termWidth, description, helper) {
      const width = helper.helpWidth ?? 80
      const beside = width - termWidth - 4
      if (!description) return `  ${term}`
      if (beside < leastBeside)
        return `  ${term}\n${indented(helper.boxWrap(description, width - indent.length))}`
      const spaces = ' '.repeat(termWidth - helper.displayWidth(term) + 2)
      const text = helper.boxWrap(description, beside).replaceAll('\n', `\n${' '.repeat(termWidth + 4)}`)
      return `  ${term}${spaces}${text}`
    },
    formatHelp(command, helper) {
      return Help.prototype.formatHelp.call(helper, command, helper) + exampleLines(command, helper)
    },
  })
}

/**
 * `enquiries edit <reference> --phone [number]`. Options come last: one whose value may be left out would take the reference for
 * it.
 */
export function usageLine(command: Command, options: readonly Option[]): string {
  const flags = options.map((option) => option.flags)
  return [pathOf(command), ...command.registeredArguments.map(usageOf), ...flags].join(' ')
}

/** `<reference>`, `[file]`: an argument as usage shows it. */
function usageOf(argument: Argument): string {
  const text = `${argument.name()}${argument.variadic ? '...' : ''}`
  return argument.required ? `<${text}>` : `[${text}]`
}

function exampleLines(command: Command, helper: Help): string {
  const examples = examplesOf(command)
  if (examples.length === 0) return ''
  const width = (helper.helpWidth ?? 80) - indent.length
  const lines = examples.flatMap(({ line, does }) => [
    `  ${helper.boxWrap(`clinic ${line}`, width).replaceAll('\n', ' \\\n    ')}`,
    indented(helper.boxWrap(does, width)),
  ])
  return `\n${helper.styleTitle('Examples:')}\n${lines.join('\n')}\n`
}

const indented = (text: string) => text.replace(/^/gm, indent)
