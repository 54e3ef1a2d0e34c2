import { asTyped } from '../schemas/content/typeset.ts'
import type { Waiver } from '../schemas/content/waivers.ts'
import type { Content } from './content.ts'
import { errorAt, type Finding } from './finding.ts'

/** A finding that the clinic accepts for a time. */
export interface Waived {
  finding: Finding
  waiver: Waiver
}

const mostYears = 2
const removeOrMend = 'Remove it, or write its rule and subject as the finding does that it is about.'

/**
 * Sets aside the findings that content/waivers.yaml accepts: those with a waiver's rule, subject and exact values.
 * A finding whose waiver has other values, or has ended, is an error that names the waiver.
 */
export function applyWaivers(
  all: readonly Finding[],
  { waivers: file, today }: Pick<Content, 'waivers' | 'today'>,
): { findings: Finding[]; waived: Waived[] } {
  const open = new Set(all)
  const waived: Waived[] = []
  const problems: Finding[] = []
  // Of two for the same finding the later one holds: the earlier was renewed.
  const placed = file?.value.waivers
    .map((waiver, index) => ({ waiver, place: file.locate(['waivers', index]) }))
    .toSorted((a, b) => b.waiver.expires.localeCompare(a.waiver.expires))
    .map(({ waiver, place }) => {
      const same = [...open].filter((one) => isAbout(waiver, one) && sameValues(waiver, one))
      for (const one of same) open.delete(one)
      return { waiver, place, exact: same[0] }
    })
  for (const { waiver, place, exact } of placed ?? []) {
    const finding = exact ?? [...open].find((one) => isAbout(waiver, one))
    if (!finding) {
      const message = `the waiver of ${waiver.rule} for "${waiver.subject}" is not needed: the check finds nothing (more) that it could accept.`
      const isLeft = ![...open].some((one) => isMissingFlag(one, waiver))
      if (isLeft) problems.push(errorAt(place, 'waiver', message, removeOrMend))
      continue
    }
    open.delete(finding)
    const problem = exact ? timeProblem(waiver, today) : mismatch(waiver, finding)
    const related = [...(finding.related ?? []), { ...place, message: `has a waiver ${problem}` }]
    if (problem) problems.push({ ...finding, severity: 'error', related })
    else waived.push({ finding, waiver })
  }
  return { findings: [...open, ...problems], waived }
}

/** While a flag is missing, the rules about its page find nothing to waive. */
const isMissingFlag = ({ rule, subject = '' }: Finding, waiver: Waiver) =>
  rule === 'pom-flag' && waiver.subject.split(' ').includes(subject)

/** The lines of content/waivers.yaml that name a finding; none for a finding that can't be waived. */
export function waiverText({ rule, subject, values = [] }: Finding): string[] {
  if (subject === undefined) return []
  const exactly = values.length > 0 ? [`  values: ${valuesText(values)}`] : []
  return [`- rule: ${rule}`, `  subject: ${subject}`, ...exactly]
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

function mismatch({ owner }: Waiver, { values = [] }: Finding): string {
  const meant = values.length > 0 ? `values: ${valuesText(values)}` : 'no values'
  return `for something else. If the ${owner} accepts this as it is now, write ${meant}`
}

function timeProblem({ expires, owner }: Waiver, today: string): string | undefined {
  const last = `${Number(today.slice(0, 4)) + mostYears}${today.slice(4).replace('-02-29', '-02-28')}`
  if (expires > last)
    return `until ${expires}, and may have one for ${mostYears} years: write a day up to ${last} under expires.`
  return expires < today
    ? `that expired on ${expires}. Put this right, or ask the ${owner} for a new decision and write a later day under expires.`
    : undefined
}

function valuesText(values: readonly string[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
}
