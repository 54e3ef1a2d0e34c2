import type { Claim } from '../claims/claim.ts'
import { agree } from '../claims/measure.ts'
import { type Finding, fileName } from '../finding.ts'
import { groupBy } from '../group-by.ts'

/** Subjects about which files state different values of one property: one finding each, with every odd place. */
export function disagreements(claims: readonly Claim[]): Finding[] {
  const topics = groupBy(claims, ({ subject, property }) => `${subject} ${property}`)
  return [...topics].flatMap(([topic, list]) => {
    const sides = sidesOf(list)
    return sides.length > 1 ? [disagreement(topic, sides)] : []
  })
}

/**
 * Claims each of which agrees with all others of its side. Keys are the source of truth: what one of them states comes first,
 * of several what is stated most often; then what only words say. Exact figures are placed first, as an "up to" agrees with
 * several that disagree.
 */
function sidesOf(claims: readonly Claim[]): Claim[][] {
  const sides: Claim[][] = []
  for (const claim of claims.toSorted((a, b) => Number(isBounded(a)) - Number(isBounded(b)))) {
    const side = sides.find((members) => members.every((member) => sameValue(member, claim)))
    if (side) side.push(claim)
    else sides.push([claim])
  }
  return sides
    .map((side) => side.toSorted((a, b) => Number(isKey(b)) - Number(isKey(a))))
    .sort((a, b) => Number(isKeyed(b)) - Number(isKeyed(a)) || b.length - a.length || keysOf(b) - keysOf(a))
}

/** A "from" price is as exact as any other. */
function isBounded({ measure }: Claim): boolean {
  return measure?.bound !== undefined && measure.unit !== 'pound'
}

/** Whether a key of its own states it, rather than a sentence. */
function isKey({ sentence }: Claim): boolean {
  return sentence === undefined
}

function isKeyed(side: readonly Claim[]): boolean {
  return side.some(isKey)
}

function keysOf(side: readonly Claim[]): number {
  return side.filter(isKey).length
}

function sameValue(a: Claim, b: Claim): boolean {
  return a.measure && b.measure ? agree(a.measure, b.measure) : a.value === b.value
}

function disagreement(topic: string, sides: readonly Claim[][]): Finding {
  const [most = [], ...odd] = sides
  const [main, ...others] = odd.flat()
  const place = main?.place ?? { file: 'content', line: 1, column: 1, length: 1 }
  return {
    ...place,
    rule: 'agreement',
    severity: 'error',
    message: `${topic}: ${main?.value} is stated here, and ${most[0]?.value} elsewhere.`,
    remedy: 'Make them one, or accept the difference in content/waivers.yaml.',
    related: [...others, ...most.slice(0, 2)].map((claim) => ({
      ...claim.place,
      message: `states ${claim.value}.`,
    })),
    subject: topic,
    values: disputed(sides).sort(),
  }
}

/**
 * Which file says what, and how often when more than once: `from £45 (home)`. Words that repeat a key of their own file, or
 * the only key, are no part of the dispute; one more place that says otherwise is.
 */
function disputed(sides: readonly Claim[][]): string[] {
  const isSettled = sides.filter(isKeyed).length === 1
  const claims = sides.flatMap((side) => {
    const keys = side.filter(isKey)
    const files = new Set(keys.map(({ place }) => place.file))
    const words = side.filter((claim) => !isKey(claim) && !files.has(claim.place.file))
    return isSettled && keys.length > 0 ? keys : [...keys, ...words]
  })
  const places = groupBy(claims, ({ value, place }) => `${value}\n${place.file}`)
  return [...places.values()].map(([{ value, place }, ...others]) => {
    const times = others.length + 1
    return `${value} (${fileName(place.file)}${times > 1 ? `, ${times} times` : ''})`
  })
}
