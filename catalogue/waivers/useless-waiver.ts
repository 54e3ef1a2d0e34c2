import { halfYearAfter } from '../../schemas/calendar-date.ts'
import { nearest } from '../../schemas/content/nearest.ts'
import { type Finding, formatPlace } from '../finding.ts'
import type { PlacedWaiver } from './apply-waivers.ts'
import { valuesKey, valuesText } from './waiver-text.ts'

interface Useless {
  waiver: PlacedWaiver
  /** Another waiver that accepts the same. */
  twin: PlacedWaiver | undefined
  /** Findings of its rule about its subject that no waiver accepts. */
  about: readonly Finding[]
  findings: readonly Finding[]
  today: string
}

/** The finding that a waiver accepts nothing, with what to write in its place. */
export function uselessWaiver({ waiver, twin, about, findings, today }: Useless): Finding {
  const name = `the waiver of ${waiver.rule} for "${waiver.subject}"`
  const shared = { ...waiver.place, rule: 'waiver', severity: 'error' } as const
  const exact = about.find(({ values }) => valuesKey(values) === valuesKey(waiver.values))
  if (exact) {
    return {
      ...shared,
      message: `${name} expired on ${waiver.expires}.`,
      remedy: `Mend what it accepts, or have the ${waiver.owner} decide anew and write a later day, such as expires: "${halfYearAfter(today)}"`,
    }
  }
  if (twin) {
    return {
      ...shared,
      message: `${name} stands twice.`,
      remedy: 'Remove one of the two.',
      related: [{ ...twin.place, message: 'accepts the same.' }],
    }
  }
  const [found] = about.toSorted((a, b) => shareOf(b, waiver) - shareOf(a, waiver))
  if (found) {
    const { file, line, column, length = 1, values = [] } = found
    return {
      ...shared,
      message: `${name} accepts ${list(waiver.values)}, and the content now says ${list(values)}.`,
      remedy: `Mend the content, or have the ${waiver.owner} decide anew and ${
        values.length > 0 ? `write values: ${valuesText(values)}` : 'take "values" away.'
      }`,
      related: [{ file, line, column, length, message: 'is the finding.' }],
    }
  }
  return { ...shared, message: `${name} matches no finding.`, remedy: likely(waiver, findings) }
}

/** How many of a waiver's values a finding has, regardless of where and how often they stand. */
function shareOf({ values = [] }: Finding, waiver: PlacedWaiver): number {
  const bare = (value: string) => value.replace(/ \([^()]*\)$/, '')
  const accepted = new Set((waiver.values ?? []).map(bare))
  return values.filter((value) => accepted.has(bare(value))).length
}

function likely({ rule, subject }: PlacedWaiver, findings: readonly Finding[]): string {
  const other = findings.find((finding) => finding.subject === subject && finding.rule !== rule)
  if (other)
    return `Remove it, or write rule: ${other.rule} if it accepts what is found at ${formatPlace(other)}.`
  const subjects = findings.flatMap((finding) => (finding.rule === rule ? (finding.subject ?? []) : []))
  const near = nearest(subject, subjects)
  return near ? `Remove it, or write subject: ${near}` : 'Remove it: what it accepted is no longer there.'
}

function list(values: readonly string[] | undefined): string {
  return values && values.length > 0 ? values.map((value) => `"${value}"`).join(' and ') : 'no values'
}
