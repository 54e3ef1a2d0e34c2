import type { Knex } from 'knex'
import { changeStatus, type StatusOptions } from '../../database/enquiries/change-status.ts'
import { editEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import type { AuditStamp } from '../../database/enquiries/enquiry-event.ts'
import { validateField } from '../../schemas/enquiry.ts'
import { type Change, type CorrectableField, correctableFields } from '../../schemas/enquiry-history.ts'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'
import { canonicalText } from '../../schemas/plain-text.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { day } from '../../schemas/time/durations.ts'
import { timeHasPassed } from '../../schemas/time/future-moment.ts'
import { readDateOfBirth } from '../../schemas/time/written-day.ts'
import { Refusal } from '../refusal.ts'
import { readNote } from './notes.ts'

/** Some of the details that visitors give about themselves. */
export type Details = Partial<Record<CorrectableField, string | undefined>>

const longestAhead = 366 * day

/** Moves enquiries as the table of transitions allows, all or none, and clears their times to ring back. */
export async function moveEnquiries(
  db: Knex,
  references: readonly string[],
  to: EnquiryStatus,
  { note, ...options }: Omit<StatusOptions, 'correction'>,
): Promise<Change[]> {
  return changeStatus(db, references, to, {
    ...options,
    note: note === undefined ? undefined : readNote(note),
  })
}

/** Gives an enquiry the status it should have had, whatever it has now. Response times then ignore a mistaken answer. */
export function correctStatus(
  db: Knex,
  reference: string,
  to: EnquiryStatus,
  options: Omit<StatusOptions, 'correction' | 'note'>,
): Promise<Change[]> {
  return changeStatus(db, [reference], to, { ...options, correction: true })
}

/**
 * Corrects what a visitor mistyped.
 *
 * @param details the date of birth as people write days
 * @param expected the values shown before, so that nobody's later correction is lost
 * @throws Refusal in the words of the contact form, a line for each value that is not valid
 */
export async function editDetails(
  db: Knex,
  reference: string,
  details: Details,
  { expected, ...stamp }: AuditStamp & { expected?: Details | undefined },
): Promise<Change[]> {
  return editEnquiry(db, reference, { values: readDetails(details, stamp.now), expected, ...stamp })
}

/** Details as they are stored. @throws Refusal as {@link editDetails} does */
export function readDetails(details: Details, now: Date): Details {
  const values: Details = {}
  const problems: string[] = []
  for (const field of correctableFields) {
    const given = details[field]
    if (given === undefined) continue
    const { text, problem } = readDetail(field, given, now)
    if (problem) problems.push(problem)
    values[field] = text
  }
  if (problems.length > 0) throw new Refusal('usage', problems.join('\n'))
  return values
}

/** A detail as it is stored, and what is wrong with it in the words of the contact form. */
export function readDetail(
  field: CorrectableField,
  given: string,
  now: Date,
): { text: string; problem?: string } {
  const today = londonDate(now)
  const typed = canonicalText(given)
  const text = field === 'dateOfBirth' ? (readDateOfBirth(typed, today) ?? typed) : typed
  const problem = validateField(field, text, today)
  return { text, ...(problem && { problem: `${problem}.` }) }
}

/** Sets when to ring somebody back, or clears it. Refused if the time set now is not the expected one. */
export async function ringBack(
  db: Knex,
  reference: string,
  when: Date | undefined,
  stamp: AuditStamp & { expected?: Pick<StoredEnquiry, 'ringBackAt'> },
): Promise<Change[]> {
  const ahead = when ? when.getTime() - stamp.now.getTime() : 1
  if (ahead <= 0) throw new Refusal('usage', timeHasPassed)
  if (ahead > longestAhead) throw new Refusal('usage', 'That is more than a year away. Is the date right?')
  return editEnquiry(db, reference, { values: { ringBackAt: when?.toISOString() }, ...stamp })
}
