import { asTyped } from '../schemas/content/typeset.ts'
import type { Waiver } from '../schemas/content/waivers.ts'
import type { Content, Span } from './content.ts'
import { errorAt, type Finding } from './finding.ts'

/** A finding that the clinic accepts for a time. */
export interface Waived {
  finding: Finding
  waiver: Waiver
}

interface PlacedWaiver {
  waiver: Waiver
  place: Span
}

const mostYears = 2
const unneeded = 'is not needed: the check finds nothing like it that can be waived.'
const removeOrMend = 'Remove it, or write its rule and subject as the finding does that it is about.'

/**
 * Sets aside the findings that content/waivers.yaml accepts: those with a waiver's rule, subject and exact values.
 * A waiver whose values do not match is reported together with the finding that it is about.
 */
export function applyWaivers(
  all: readonly Finding[],
  { waivers: file, today }: Pick<Content, 'waivers' | 'today'>,
): { findings: Finding[]; waived: Waived[] } {
  const placed = file?.value.waivers.map((waiver, index) => ({
    waiver,
    place: file.locate(['waivers', index]),
    finding: all.find((one) => isAbout(waiver, one) && sameValues(waiver, one)),
  }))
  const open = new Set(all)
  const waived: Waived[] = []
  const problems: Finding[] = []
  for (const { finding, ...one } of placed ?? []) {
    if (!finding) continue
    const same = [...open].filter((other) => isAbout(one.waiver, other) && sameValues(one.waiver, other))
    for (const other of same) open.delete(other)
    const twice = same.length > 0 ? undefined : waiverError(one, 'is listed twice.', 'Remove one of the two.')
    const problem = twice ?? timeProblem(one, finding, today)
    if (problem) problems.push(problem)
    else waived.push({ finding, waiver: one.waiver })
  }
  for (const one of placed?.filter(({ finding }) => !finding) ?? []) {
    const finding = [...open].find((other) => isAbout(one.waiver, other))
    // While a flag is missing, the rules about its page find nothing to waive.
    const names = one.waiver.subject.split(' ')
    const isUnflagged = ({ rule, subject = '' }: Finding) => rule === 'pom-flag' && names.includes(subject)
    if (!finding && [...open].some(isUnflagged)) continue
    if (finding) open.delete(finding)
    problems.push(finding ? mismatchedWaiver(one, finding) : waiverError(one, unneeded, removeOrMend))
  }
  return { findings: [...open, ...problems], waived }
}

/** The lines of content/waivers.yaml that name a finding; none for a finding that can't be waived. */
export function waiverText({ rule, subject, values = [] }: Finding): string[] {
  if (subject === undefined) return []
  const text = /^[a-z][\w .+&()-]*$/i.test(subject) ? subject : JSON.stringify(subject)
  const exactly = values.length > 0 ? [`  values: ${valuesText(values)}`] : []
  return [`- rule: ${rule}`, `  subject: ${text}`, ...exactly]
}

/** A value and how often it occurs: `excision (3 times)`; the value alone if it occurs once. */
export function timed(value: string, times: number): string {
  return times > 1 ? `${value} (${times} times)` : value
}

function isAbout(waiver: Waiver, { rule, subject }: Finding): boolean {
  return waiver.rule === rule && asTyped(waiver.subject) === asTyped(subject ?? '')
}

function sameValues(waiver: Waiver, { values }: Finding): boolean {
  const key = (list: readonly string[] = []) => JSON.stringify(list.map(asTyped).sort())
  return key(waiver.values) === key(values)
}

/** A finding whose waiver no longer matches: always an error. */
function mismatchedWaiver({ waiver, place }: PlacedWaiver, finding: Finding): Finding {
  const { values = [] } = finding
  const meant = values.length > 0 ? `values: ${valuesText(values)}` : 'no values'
  const message = `has a waiver for something else. If the ${waiver.owner} accepts this as it is now, write ${meant}`
  return { ...finding, severity: 'error', related: [...(finding.related ?? []), { ...place, message }] }
}

function timeProblem(one: PlacedWaiver, finding: Finding, today: string): Finding | undefined {
  const { expires, owner } = one.waiver
  const last = `${Number(today.slice(0, 4)) + mostYears}${today.slice(4).replace('-02-29', '-02-28')}`
  if (expires >= today && expires <= last) return undefined
  const { file, line, column, length = 1, message } = finding
  const related = [{ file, line, column, length, message: `is what it accepted: ${message}` }]
  const decide = `Fix what it accepted, or ask the ${owner} for a new decision and write a later day under expires.`
  const tooLong = `runs until ${expires}; a waiver may run for ${mostYears} years at most.`
  const error =
    expires < today
      ? waiverError(one, `expired on ${expires}.`, decide)
      : waiverError(one, tooLong, `Write a day up to ${last} under expires.`)
  return { ...error, related }
}

function waiverError({ waiver: { rule, subject }, place }: PlacedWaiver, what: string, remedy: string) {
  return errorAt(place, 'waiver', `the waiver of ${rule} for "${subject}" ${what}`, remedy)
}

function valuesText(values: readonly string[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
}
