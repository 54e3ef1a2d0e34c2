import { halfYearAfter } from '../schemas/calendar-date.ts'
import { nearest } from '../schemas/content/nearest.ts'
import type { Waiver } from '../schemas/content/waivers.ts'
import type { Content, Span } from './content.ts'
import type { Finding } from './finding.ts'

/** A finding that the clinic accepts for a time. */
export interface Waived {
  finding: Finding
  waiver: Waiver
}

interface PlacedWaiver {
  waiver: Waiver
  place: Span
}

/** How many years ahead a waiver may run. */
const mostYears = 2
/** More values than this are not written out in a report. */
const mostValues = 40

/**
 * Sets aside the findings that content/waivers.yaml accepts: of a waiver's rule, about its subject, with exactly its values.
 * What is wrong with a waiver and the finding that it is about are told as one.
 */
export function applyWaivers(
  all: readonly Finding[],
  { waivers, today }: Pick<Content, 'waivers' | 'today'>,
): { findings: Finding[]; waived: Waived[] } {
  const open = new Set(all)
  const waived: Waived[] = []
  const problems: Finding[] = []
  const used = new Map<Finding, PlacedWaiver>()
  const unmatched: PlacedWaiver[] = []
  for (const [index, waiver] of (waivers?.value.waivers ?? []).entries()) {
    const placed = { waiver, place: (waivers as NonNullable<typeof waivers>).locate(['waivers', index]) }
    const finding = all.find((one) => isAbout(waiver, one) && sameValues(waiver, one))
    const first = finding && used.get(finding)
    if (!finding) unmatched.push(placed)
    else if (first) problems.push(listedTwice(placed, first))
    else {
      used.set(finding, placed)
      open.delete(finding)
      const problem = timeProblem(placed, finding, today)
      if (problem) problems.push(problem)
      else waived.push({ finding, waiver })
    }
  }
  for (const placed of unmatched) {
    const finding = changedFinding(placed.waiver, open) ?? misnamedFinding(placed.waiver, open)
    if (finding) open.delete(finding)
    problems.push(finding ? notAccepted(placed, finding) : unusedWaiver(placed))
  }
  return { findings: [...open, ...problems], waived }
}

/** The lines of content/waivers.yaml that name a finding; none for a finding that has to be put right. */
export function waiverText({ rule, subject, values = [] }: Finding): string[] {
  if (subject === undefined || rule === 'figure') return []
  const text = /^[a-z][\w .+&()-]*$/i.test(subject) ? subject : JSON.stringify(subject)
  return [
    `- rule: ${rule}`,
    `  subject: ${text}`,
    ...(values.length > 0 ? [`  values: ${valuesText(values)}`] : []),
  ]
}

/** A value and how often it stands there: `excision (3 times)`; by itself when it stands once. */
export function timed(value: string, times: number): string {
  return times > 1 ? `${value} (${times} times)` : value
}

function isAbout(waiver: Waiver, { rule, subject }: Finding): boolean {
  return waiver.rule === rule && waiver.subject === subject
}

function sameValues(waiver: Waiver, { values }: Finding): boolean {
  const key = (list: readonly string[] = []) => JSON.stringify([...list].sort())
  return key(waiver.values) === key(values)
}

/** The finding of a waiver's rule about its subject that shares most of its values. */
function changedFinding(waiver: Waiver, open: ReadonlySet<Finding>): Finding | undefined {
  const bare = (value: string) => value.replace(/ \([^()]*\)$/, '')
  const accepted = new Set(waiver.values?.map(bare))
  const share = ({ values = [] }: Finding) => values.filter((value) => accepted.has(bare(value))).length
  return [...open].filter((one) => isAbout(waiver, one)).sort((a, b) => share(b) - share(a))[0]
}

/** A finding with a waiver's values whose rule or subject the waiver names slightly wrong. */
function misnamedFinding(waiver: Waiver, open: ReadonlySet<Finding>): Finding | undefined {
  return [...open].find(({ rule, subject = '', values = [] }) => {
    const isNear =
      rule === waiver.rule ? nearest(waiver.subject, [subject]) !== undefined : subject === waiver.subject
    return values.length > 0 && isNear && sameValues(waiver, { values } as Finding)
  })
}

/** A finding that its waiver does not name as it is: an error, whatever the finding is by itself. */
function notAccepted({ waiver, place }: PlacedWaiver, finding: Finding): Finding {
  const { rule, subject = '', values = [] } = finding
  const meant =
    rule !== waiver.rule
      ? `rule: ${rule}`
      : subject !== waiver.subject
        ? `subject: ${subject}`
        : values.length > 0
          ? `values: ${valuesText(values)}`
          : 'no values'
  const message = `has a waiver for something else. If the ${waiver.owner} accepts this as it is now, write ${meant}`
  return { ...finding, severity: 'error', related: [...(finding.related ?? []), { ...place, message }] }
}

function timeProblem({ waiver, place }: PlacedWaiver, finding: Finding, today: string): Finding | undefined {
  const last = `${Number(today.slice(0, 4)) + mostYears}${today.slice(4)}`
  const shared = {
    ...place,
    rule: 'waiver',
    severity: 'error',
    related: [accepted(finding)],
  } satisfies Partial<Finding>
  const later = `expires: "${halfYearAfter(today)}"`
  if (waiver.expires < today) {
    return {
      ...shared,
      message: `the waiver of ${nameOf(waiver)} expired on ${waiver.expires}.`,
      remedy: `Put right what it accepted, or ask the ${waiver.owner} for a new decision and write a later day, such as ${later}`,
    }
  }
  if (waiver.expires <= last) return undefined
  return {
    ...shared,
    message: `the waiver of ${nameOf(waiver)} runs until ${waiver.expires}; a waiver may run for ${mostYears} years at most.`,
    remedy: `Write a day up to ${last}, such as ${later}`,
  }
}

function listedTwice({ waiver, place }: PlacedWaiver, first: PlacedWaiver): Finding {
  return {
    ...{ ...place, rule: 'waiver', severity: 'error' },
    message: `the waiver of ${nameOf(waiver)} is listed twice.`,
    remedy: 'Remove one of the two.',
    related: [{ ...first.place, message: 'is the first.' }],
  }
}

function unusedWaiver({ waiver, place }: PlacedWaiver): Finding {
  return {
    ...{ ...place, rule: 'waiver', severity: 'error' },
    message: `the waiver of ${nameOf(waiver)} is not needed: the check finds nothing like it any more.`,
    remedy: 'Remove it.',
  }
}

function accepted({ file, line, column, length = 1, message }: Finding) {
  return { file, line, column, length, message: `is what it accepted: ${message}` }
}

function nameOf({ rule, subject }: Waiver): string {
  return `${rule} for "${subject}"`
}

function valuesText(values: readonly string[]): string {
  if (values.length > mostValues) return `(${values.length} values; content check --format json prints them)`
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
}
