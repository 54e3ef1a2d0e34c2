import type { Claim } from '../claims/claim.ts'
import { agree } from '../claims/measure.ts'
import type { Finding } from '../finding.ts'
import { groupBy } from './group-by.ts'

/** Subjects about which files state different values of one property: one finding each, with every odd place. */
export function disagreements(claims: readonly Claim[]): Finding[] {
  const topics = groupBy(claims, ({ subject, property }) => `${subject} ${property}`)
  return [...topics].flatMap(([topic, list]) => {
    const sides = sidesOf(list)
    return sides.length > 1 ? [disagreement(topic, sides)] : []
  })
}

/**
 * Claims each of which agrees with all others of its side: the value stated most often first, of equals the one that keys
 * rather than words state. Exact figures are placed first, as an "up to" agrees with several that disagree.
 */
function sidesOf(claims: readonly Claim[]): Claim[][] {
  const sides: Claim[][] = []
  for (const claim of claims.toSorted((a, b) => Number(isBounded(a)) - Number(isBounded(b)))) {
    const side = sides.find((members) => members.every((member) => sameValue(member, claim)))
    if (side) side.push(claim)
    else sides.push([claim])
  }
  return sides.sort((a, b) => b.length - a.length || stated(b) - stated(a))
}

/** A "from" price is as exact as any other. */
function isBounded({ measure }: Claim): boolean {
  return measure?.bound !== undefined && measure.unit !== 'pound'
}

function stated(side: readonly Claim[]): number {
  return side.filter(({ sentence }) => sentence === undefined).length
}

function sameValue(a: Claim, b: Claim): boolean {
  return a.measure && b.measure ? agree(a.measure, b.measure) : a.value === b.value
}

function disagreement(topic: string, sides: readonly Claim[][]): Finding {
  const [most = [], ...odd] = sides
  const [main, ...others] = odd.flat()
  const values = [...new Set(sides.map(([first]) => first?.value ?? ''))].sort()
  const place = main?.place ?? { file: 'content', line: 1, column: 1, length: 1 }
  return {
    ...place,
    rule: 'agreement',
    severity: 'error',
    message: `${topic}: ${main?.value} is stated here, and ${most[0]?.value} elsewhere.`,
    remedy: 'Make them one, or accept the difference in content/waivers.yaml with these exact values.',
    related: [...others, ...most.slice(0, 2)].map((claim) => ({
      ...claim.place,
      message: `states ${claim.value}.`,
    })),
    subject: topic,
    values,
  }
}
