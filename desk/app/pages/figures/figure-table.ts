import { csvLine } from '../../../../schemas/csv-line.ts'
import { type DeskFigures, inTimeShare, type WeekFigures } from '../../../../schemas/desk-figures.ts'
import { reasonLabel } from '../../../../schemas/enquiry-reason.ts'
import { londonMoment } from '../../../../schemas/time/london-clock.ts'
import { ukDayAndMonth } from '../../../../schemas/time/london-time.ts'
import { responsePromiseHours } from '../../../../schemas/time/response-promise.ts'

/** The numbers of a chart, shown as a table and downloaded as CSV. */
export interface FigureTable {
  head: string[]
  rows: (string | number)[][]
}

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** `09:00` */
export const clockHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

const tooFew = 'too few to say'

/** `2 Nov` */
export const weekText = ({ starts }: WeekFigures): string => ukDayAndMonth(londonMoment(starts, '12:00'))

/** Rounded up: they are hours within which people were answered. */
export const hoursOf = (milliseconds: number): number => Math.ceil(milliseconds / 360_000) / 10

export const receivedTable = ({ weeks }: DeskFigures): FigureTable => ({
  head: ['Week from', 'Received'],
  rows: weeks.map(({ starts, received }) => [starts, received]),
})

export const answersTable = ({ weeks }: DeskFigures): FigureTable => ({
  head: ['Week from', 'Answered', 'Half within (hours)', 'Nine in ten within (hours)'],
  rows: weeks.map(({ starts, answered, firstAnswer }) => [
    starts,
    answered,
    firstAnswer ? hoursOf(firstAnswer.median) : tooFew,
    firstAnswer ? hoursOf(firstAnswer.ninetieth) : tooFew,
  ]),
})

export const inTimeTable = ({ weeks }: DeskFigures): FigureTable => ({
  head: ['Week from', 'Answered or overdue', `Within ${responsePromiseHours} hours`, 'Share (%)'],
  rows: weeks.map((week) => [
    week.starts,
    week.answeredOrOverdue,
    week.answeredInTime,
    inTimeShare(week) ?? tooFew,
  ]),
})

export const reasonsTable = ({ reasons }: DeskFigures): FigureTable => ({
  head: ['Reason', 'Received'],
  rows: reasons.map(({ reason, received }) => [reasonLabel(reason), received]),
})

export const hoursTable = ({ hours }: DeskFigures): FigureTable => ({
  head: ['Hour', ...days],
  rows: Array.from({ length: 24 }, (_, hour) => [
    `from ${clockHour(hour)}`,
    ...hours.map((counts) => counts[hour] ?? 0),
  ]),
})

export const csvOf = ({ head, rows }: FigureTable): string =>
  [head, ...rows].map((row) => csvLine(row.map(String))).join('')
