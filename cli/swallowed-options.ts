import type { Command } from 'commander'
import type { Environment } from '../schemas/settings/service-settings.ts'
import { resolveCommand } from './command-tree.ts'
import { usageLine } from './help-layout.ts'

/**
 * Without a `--` before them, npm takes options for itself and passes them on only as `npm_config_*`, so a command would run
 * without its note or filter. An option that abbreviates a setting of npm's own, as `--format` does, is passed on under another
 * name, so that a mandatory one is known to be lost by its absence alone.
 *
 * @returns what to write instead; undefined when no option was lost
 */
export function swallowedOptionsMessage(
  program: Command,
  args: readonly string[],
  env: Environment,
): string | undefined {
  if (env.npm_lifecycle_event !== 'clinic') return undefined
  const { command } = resolveCommand(program, args)
  const lost = command.options.filter(({ long, negate, mandatory }) => {
    if (!long || args.some((word) => word === long || word.startsWith(`${long}=`))) return false
    if (mandatory && !args.some((word) => word.startsWith('-'))) return true
    const value = env[`npm_config_${long.replace(/^--(?:no-)?/, '').replaceAll('-', '_')}`]
    return value !== undefined && (value !== '') !== negate
  })
  if (lost.length === 0) return undefined
  const names = lost.map(({ long }) => long).join(' and ')
  const orMissing = lost.every(({ mandatory }) => mandatory) ? ', or it is missing' : ''
  const needed = command.options.filter((option) => option.mandatory || lost.includes(option))
  const line = usageLine(command, needed)
  return [
    `npm took ${names} for itself${orMissing}, so nothing was done. Write it like one of these:`,
    `  clinic ${line}`,
    `  npm run -s clinic -- ${line}`,
  ].join('\n')
}
