import type { Command } from 'commander'
import { followWords, pathOf } from './command-tree.ts'
import { usageOf } from './help-layout.ts'

type Environment = Record<string, string | undefined>

/**
 * npm keeps for itself what is written as an option without a `--` before, and shows it as `npm_config_*` only. Then a
 * command would run without it, and a note or a filter would be lost.
 *
 * @returns what to write instead; nothing when no option was lost
 */
export function swallowedRemedy(
  program: Command,
  args: readonly string[],
  env: Environment,
): string | undefined {
  if (env.npm_lifecycle_event !== 'clinic') return undefined
  const { command } = followWords(program, args)
  const lost = command.options.filter(({ long, negate }) => {
    if (!long || args.some((word) => word === long || word.startsWith(`${long}=`))) return false
    const value = env[`npm_config_${long.replace(/^--(?:no-)?/, '').replaceAll('-', '_')}`]
    return value !== undefined && (value !== '') !== negate
  })
  if (lost.length === 0) return undefined
  const names = lost.map(({ long }) => long).join(' and ')
  const { registeredArguments } = command
  const words = [
    pathOf(command),
    ...registeredArguments.map(usageOf),
    ...lost.map(({ flags, long }) => flags.slice(flags.indexOf(long ?? ''))),
  ]
  const line = words.filter(Boolean).join(' ')
  return [
    `npm took ${names} for itself, so nothing was done. Write it like one of these:`,
    `  clinic ${line}`,
    `  npm run -s clinic -- ${line}`,
  ].join('\n')
}
