import { ageOn } from '../schemas/age.ts'
import { detailNames } from '../schemas/enquiry-history.ts'
import { adultAge, forAdultsWords, isForAdults, reasonLabel } from '../schemas/enquiry-reason.ts'
import { statusTransitions } from '../schemas/enquiry-status.ts'
import { restrictedWords } from '../schemas/held-words.ts'
import { type StoredEnquiry, suspiciousWords } from '../schemas/stored-enquiry.ts'
import { londonDate } from '../schemas/time/calendar-date.ts'
import { enquiryState } from '../schemas/time/enquiry-state.ts'
import { ukTime } from '../schemas/time/london-time.ts'
import { longDate } from '../schemas/time/long-date.ts'
import { visibleLines, visibleText } from '../schemas/visible-text.ts'
import type { OtherEnquiry } from '../staff/enquiries/same-person.ts'
import { answerText, type Screen, stateMeaning, stateText, wide } from './enquiry-table.ts'
import { type Field, fieldLines } from './field-lines.ts'
import { painter } from './paint.ts'
import { displayWidth, indented, rewrapped, textTable, wrapped } from './text-table.ts'
import { ukDay } from './uk-time.ts'

/** In columns. */
const longestLine = 100

/**
 * One enquiry as a card for reading, with its history and other enquiries that may be from the same person. Lines that
 * somebody wrote are indented, so that none can pass for a field.
 */
export function enquiryCard(
  enquiry: StoredEnquiry,
  { events, others }: { events: string; others: readonly OtherEnquiry[] },
  now: Date,
  screen: Screen,
): string {
  const columns = screen.terminal?.columns ?? longestLine
  const paint = painter(screen.colour)
  const heading = (text: string) => paint('heading', text)
  const isWide = screen.terminal !== undefined && columns >= wide
  const right = isWide ? Math.min(longestLine, Math.floor(columns / 2)) : Math.min(longestLine, columns)
  const left = isWide ? columns - right - 4 : right
  const details = fieldLines(fieldsOf(enquiry, now), left, screen)
  const message =
    enquiry.message === undefined ? ['    none'] : indented(visibleLines(enquiry.message), right, 4)
  const history = rewrapped(events, right)
  const texts = [heading('Message'), ...message, '', heading('What happened'), ...history]
  const same = others.flatMap((other) => otherLines(other, columns, now))
  const othersHeading = wrapped('Other enquiries, perhaps from the same person', columns).map(heading)
  const below = same.length > 0 ? ['', ...othersHeading, ...same] : []
  const lines = isWide ? [...sideBySide(details, texts, left), ...below] : [...details, ...texts, ...below]
  return lines.map((line) => `${line.trimEnd()}\n`).join('')
}

function fieldsOf(enquiry: StoredEnquiry, now: Date): Field[] {
  const { dateOfBirth, reasonForContact, ringBackAt } = enquiry
  const age = ageOn(dateOfBirth, londonDate(now))
  const isTooYoung = age < adultAge && isForAdults(reasonForContact)
  const fields: (Field | false)[] = [
    ['Reference', enquiry.reference],
    ['Status', statusText(enquiry, now), stateMeaning(enquiry, now)],
    enquiry.restricted && ['Restricted', restrictedWords, 'late'],
    ['Can become', statusTransitions[enquiry.status].join(', ')],
    ['Received', ukTime(enquiry.createdAt)],
    ringBackAt !== undefined && ['Ring back', ukTime(ringBackAt), 'waiting'],
    [detailNames.name, visibleText(enquiry.name)],
    [detailNames.dateOfBirth, `${longDate(dateOfBirth)} (age ${age})`],
    isTooYoung && [`UNDER ${adultAge}`, `${reasonLabel(reasonForContact)} ${forAdultsWords}`, 'late'],
    [detailNames.email, visibleText(enquiry.email)],
    [detailNames.phone, visibleText(enquiry.phone)],
    ['Reason', reasonLabel(reasonForContact)],
    enquiry.suspicious && ['Suspicious', suspiciousWords],
  ]
  return fields.filter((field) => field !== false)
}

function statusText(enquiry: StoredEnquiry, now: Date): string {
  const { status, restricted } = enquiry
  if (restricted) return status
  // When to ring has a line of its own.
  const state = enquiryState(enquiry, now)
  return state.kind === 'ringBack' && status !== 'new'
    ? `${status}, ${stateText(enquiry, now)}`
    : answerText(enquiry, now)
}

function otherLines({ enquiry, same }: OtherEnquiry, columns: number, now: Date): string[] {
  const first = [enquiry.reference, ukDay(enquiry.createdAt, now), stateText(enquiry, now)]
  const second = [visibleText(enquiry.name), reasonLabel(enquiry.reasonForContact), `same ${same.join(', ')}`]
  const line = [...first, ...second].join('  ')
  if (displayWidth(line) + 4 <= columns) return [`    ${line}`]
  return [...indented([first.join('  ')], columns, 4), ...indented([second.join(', ')], columns, 6)]
}

function sideBySide(left: readonly string[], right: readonly string[], width: number): string[] {
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [
    left[index] ?? '',
    right[index] ?? '',
  ])
  return textTable([[' '.repeat(width), ''], ...rows])
    .trimEnd()
    .split('\n')
    .slice(1)
}
