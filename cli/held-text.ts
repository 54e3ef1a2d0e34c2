import { londonDate } from '../schemas/calendar-date.ts'
import { longDate } from '../schemas/content/long-date.ts'
import { rowCounts } from '../schemas/row-counts.ts'
import { visibleText } from '../schemas/visible-text.ts'
import type { Held } from '../staff/find-held.ts'
import type { Screen } from './enquiry-table.ts'
import { headedTable } from './headed-table.ts'
import { ukTime } from './uk-time.ts'

const headings = ['REFERENCE', 'RECEIVED', 'NAME', 'BORN', 'EMAIL', 'PHONE', 'STATUS']

/** The enquiries found, as a table. */
export function heldTable({ enquiries }: Held, screen: Screen): string {
  if (enquiries.length === 0) return ''
  const rows = enquiries.map(({ reference, createdAt, name, dateOfBirth, email, phone, status }) => [
    reference,
    ukTime(createdAt),
    name,
    longDate(dateOfBirth),
    email,
    phone,
    status,
  ])
  return headedTable(headings, rows, screen)
}

/** Where it is held, a sentence a line. */
export function heldPlaces(held: Held): string {
  const rows = Object.entries({ ...held.rows, appointments: held.appointments })
  const counts = Object.fromEntries(rows.map(([table, { length }]) => [table, length]))
  const lines = [
    `Held: ${rowCounts(counts)}.`,
    `Mails kept as files: ${held.mails.length}.`,
    ...copiesText(held),
  ]
  for (const reference of held.corrected)
    lines.push(`${reference} is found by what it said before staff put it right.`)
  for (const { email, people } of held.shared) {
    lines.push(
      `Several people wrote from ${visibleText(email)}: ${people.join('; ')}. Find out whom you are dealing with before you give out or erase anything.`,
    )
  }
  return lines.map((line) => `${line}\n`).join('')
}

/** What backups may hold, and until when. */
function copiesText({ copies, unreachable }: Pick<Held, 'copies' | 'unreachable'>): string[] {
  const lines: string[] = []
  const rotated = copies.flatMap(({ until }) => (until ? [until] : [])).sort((a, b) => Number(a) - Number(b))
  const last = rotated.at(-1)
  if (last)
    lines.push(
      `${rotated.length === 1 ? '1 backup' : `${rotated.length} backups`} may hold it; the last is removed on ${longDate(londonDate(last))}.`,
    )
  for (const { file, until } of copies) {
    if (!until) lines.push(`${file} may hold it, until somebody deletes it.`)
  }
  for (const folder of unreachable) lines.push(`${folder} cannot be read now; backups in it may hold it.`)
  return lines.length > 0 ? lines : ['No backup known here was taken since.']
}
