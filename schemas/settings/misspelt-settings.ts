import { nearest } from '../nearest.ts'

/**
 * Shorter names are too similar to those of other programs, as `HOST` is to `HOME`: for them only swapped letters, a doubled
 * letter or another case count as a slip.
 */
const shortestCompared = 8

/** A sentence for every variable whose name is nearly one of `known`, such as `SITE_ORGIN`. */
export function misspeltSettings(env: Record<string, unknown>, known: readonly string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return []
    const upper = name.toUpperCase().replace(/IES(?=_|$)/g, 'Y')
    const typo = known.find((setting) =>
      setting.length >= shortestCompared
        ? isTypo(upper, setting) || isPart(upper, setting) || sortedWords(upper) === sortedWords(setting)
        : isSlip(upper, setting),
    )
    const meant = typo ?? nearest(upper, sameFamily(upper, known))
    return meant && !env[meant]
      ? [`${name} is not a setting, so it has no effect. Did you mean ${meant}?`]
      : []
  })
}

function isSlip(name: string, setting: string): boolean {
  const swapped = [...setting].map(
    (_, at) =>
      setting.slice(0, at) + [...setting.slice(at, at + 2)].reverse().join('') + setting.slice(at + 2),
  )
  return swapped.includes(name) || name.replace(/(.)\1/g, '$1') === setting
}

/** Whether one name, of at least two words, is the beginning of the other. */
const isPart = (name: string, setting: string) =>
  (name.includes('_') && setting.startsWith(name)) || (setting.includes('_') && name.startsWith(setting))

const sortedWords = (name: string) => name.split('_').sort().join('_')

/** Settings that begin with the same two words as `name`; other programs have no such names. */
function sameFamily(name: string, known: readonly string[]): string[] {
  const family = /^[A-Z]+_[A-Z]+_/.exec(name)?.[0]
  return family ? known.filter((setting) => setting.startsWith(family)) : []
}

/** Whether two names differ in one place only, by at most two letters that are wrong, missing, extra or swapped. */
function isTypo(name: string, setting: string): boolean {
  const longest = Math.max(name.length, setting.length)
  const shortest = Math.min(name.length, setting.length)
  let start = 0
  while (start < shortest && name[start] === setting[start]) start += 1
  let end = 0
  while (end < shortest - start && name.at(-1 - end) === setting.at(-1 - end)) end += 1
  return longest - start - end <= 2
}
