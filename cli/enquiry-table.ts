import { counted } from '../schemas/counted.ts'
import { reasonLabel } from '../schemas/enquiry-reason.ts'
import type { StoredEnquiry } from '../schemas/stored-enquiry.ts'
import { londonDate } from '../schemas/time/calendar-date.ts'
import {
  answerState,
  enquiryState,
  type RingBackState,
  ringBackState,
} from '../schemas/time/enquiry-state.ts'
import { londonClock } from '../schemas/time/london-clock.ts'
import { ukTime } from '../schemas/time/london-time.ts'
import { longDate } from '../schemas/time/long-date.ts'
import { spanText } from '../schemas/time/span-text.ts'
import { visibleLines, visibleText } from '../schemas/visible-text.ts'
import type { CommandContext } from './command-context.ts'
import { type Meaning, painter } from './paint.ts'
import { fits, fittedTable, shortened, wrapped } from './text-table.ts'
import { ukDay } from './uk-time.ts'

export type Screen = Pick<CommandContext, 'colour' | 'terminal'>

/** On fewer columns a table cannot be read. */
export const narrow = 60
/** From this many columns on, contact details and the beginning of the message fit too. */
export const wide = 160

type Purpose = 'ring back' | 'choose' | undefined

/**
 * Enquiries for reading: a table, with more columns on a wide terminal, or cards where it does not fit.
 *
 * @param purpose in a list of whom to ring back it says when and at which number, even if an answer is due as well; to choose
 *   among people of one name, when they were born
 */
export function enquiryTable(
  enquiries: readonly StoredEnquiry[],
  now: Date,
  screen: Screen,
  purpose?: Purpose,
): string {
  const columns = screen.terminal?.columns ?? Number.POSITIVE_INFINITY
  const table = columns < narrow ? undefined : tableOf(enquiries, now, screen, purpose)
  return table && fits(table, columns) ? table : enquiryCards(enquiries, now, screen, columns, purpose)
}

function tableOf(enquiries: readonly StoredEnquiry[], now: Date, screen: Screen, purpose: Purpose): string {
  const columns = screen.terminal?.columns
  const isWide = columns !== undefined && columns >= wide
  const [fourth, fourthOf] = fourthColumn(purpose, isWide)
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    isWide ? ukTime(enquiry.createdAt) : ukDay(enquiry.createdAt, now, { weekday: false }),
    shortened(visibleText(enquiry.name), 28),
    fourthOf(enquiry),
    stateText(enquiry, now, { isRingBacks: purpose === 'ring back', isShort: !isWide }),
    ...(isWide
      ? [visibleText(enquiry.phone), visibleText(enquiry.email), visibleText(oneLine(enquiry.message))]
      : []),
  ])
  const paint = painter(screen.colour)
  const headings = ['REFERENCE', 'RECEIVED', 'NAME', fourth, 'STATUS']
  if (isWide) headings.push('PHONE', 'EMAIL', 'MESSAGE')
  return fittedTable(
    [headings, ...rows],
    columns ?? Number.POSITIVE_INFINITY,
    fourth === 'REASON' ? leastWidths : leastBesideWhole,
    (text, row, column) => {
      const enquiry = enquiries[row - 1]
      if (!enquiry) return paint('quiet', text)
      return column === 4 ? paint(stateMeaning(enquiry, now), text) : text
    },
  )
}

/** By the index of the column: name, reason, email and message. The others are never shortened. */
const leastWidths = new Map([
  [2, 16],
  [3, 8],
  [6, 12],
  [7, 10],
])
/** When the fourth column is not shortened either. */
const leastBesideWhole = new Map([...leastWidths, [2, 8], [3, Number.POSITIVE_INFINITY]])

function fourthColumn(purpose: Purpose, isWide: boolean): [string, (enquiry: StoredEnquiry) => string] {
  if (purpose === 'choose') return ['BORN', ({ dateOfBirth }) => longDate(dateOfBirth)]
  if (purpose === 'ring back' && !isWide) return ['PHONE', ({ phone }) => visibleText(phone)]
  return ['REASON', ({ reasonForContact }) => reasonLabel(reasonForContact)]
}

function enquiryCards(
  enquiries: readonly StoredEnquiry[],
  now: Date,
  { colour }: Screen,
  columns: number,
  purpose: Purpose,
): string {
  const isRingBacks = purpose === 'ring back'
  const paint = painter(colour)
  const cards = enquiries.map((enquiry) => {
    const details = [
      visibleText(enquiry.name),
      ...(isRingBacks ? [visibleText(enquiry.phone)] : []),
      purpose === 'choose' ? `born ${longDate(enquiry.dateOfBirth)}` : reasonLabel(enquiry.reasonForContact),
      `received ${ukTime(enquiry.createdAt)}`,
    ]
    const state = paint(stateMeaning(enquiry, now), stateText(enquiry, now, { isRingBacks }))
    const lines = details.flatMap((text) => wrapped(text, columns - 2)).map((line) => `  ${line}`)
    return [enquiry.reference, `  ${state}`, ...lines].map((line) => `${line}\n`).join('')
  })
  return cards.join('\n')
}

const oneLine = (message = '') => visibleLines(message).join(' ').replace(/ +/g, ' ')

interface StateOptions {
  /** In a list of ring-backs the time to ring is what matters, even if the person waits for an answer too. */
  isRingBacks?: boolean
  /** Leaves out "new" before the time that an enquiry has waited. */
  isShort?: boolean
}

/** An enquiry's state in a few words: `new, OVERDUE by 5 h`, or when to ring back if that is the next step. */
export function stateText(
  enquiry: StoredEnquiry,
  now: Date,
  { isRingBacks = false, isShort = false }: StateOptions = {},
): string {
  const state = enquiryState(enquiry, now, isRingBacks)
  return state.kind === 'ringBack' ? ringBackText(state, now) : answerText(enquiry, now, isShort)
}

/** The same as stateText, without when to ring back. */
export function answerText(enquiry: StoredEnquiry, now: Date, isShort = false): string {
  const { status } = enquiry
  const state = answerState(enquiry, now)
  switch (state.kind) {
    case 'restricted':
      return `${status}, restricted`
    case 'ahead':
      return 'new, dated ahead'
    case 'overdue':
      return `${isShort ? '' : 'new, '}OVERDUE by ${spanText(state.by)}`
    case 'waiting':
      return `${isShort ? '' : 'new, '}waiting ${spanText(state.waited)}`
    case 'answered':
      return status
  }
}

function ringBackText({ timing, at, lateBy }: RingBackState, now: Date): string {
  if (timing === 'late') return `RING BACK, ${spanText(lateBy)} late`
  if (timing === 'due') return 'RING BACK NOW'
  const { date, time } = londonClock(at)
  return `ring back ${date === londonDate(now) ? time : ukDay(at.toISOString(), now)}`
}

export function stateMeaning(enquiry: StoredEnquiry, now: Date): Meaning | undefined {
  const { status, restricted, ringBackAt } = enquiry
  if (restricted || status === 'spam') return 'quiet'
  const isLate = ringBackAt !== undefined && ringBackState(ringBackAt, now).timing === 'late'
  if (isLate || answerState(enquiry, now).kind === 'overdue') return 'late'
  if (status === 'new' || ringBackAt) return 'waiting'
  return status === 'closed' ? 'quiet' : undefined
}

/** Why enquiries can be dated later than now, and what to do. */
export function aheadText(count: number): string {
  return `${counted(count, 'enquiry is', 'enquiries are')} dated ahead of this machine's clock, so nobody can tell how long they wait: read them, and check the clock.`
}
