import { backupSentences, heldBackups } from '../schemas/held-backups.ts'
import { exportSentences, namedSentences, perhapsSentences, sharedSentence } from '../schemas/held-words.ts'
import { rowCounts } from '../schemas/row-counts.ts'
import { ukTime } from '../schemas/time/london-time.ts'
import { longDate } from '../schemas/time/long-date.ts'
import { visibleText } from '../schemas/visible-text.ts'
import type { Held } from '../staff/privacy/find-held.ts'
import type { Screen } from './enquiry-table.ts'
import { headedTable } from './headed-table.ts'

const headings = ['REFERENCE', 'RECEIVED', 'NAME', 'BORN', 'EMAIL', 'PHONE', 'STATUS']

export function heldTable({ enquiries }: Held, screen: Screen): string {
  if (enquiries.length === 0) return ''
  const rows = enquiries.map(
    ({ reference, createdAt, name, dateOfBirth, email, phone, status, restricted }) => [
      reference,
      ukTime(createdAt),
      name,
      longDate(dateOfBirth),
      email,
      phone,
      restricted ? `${status}, restricted` : status,
    ],
  )
  return headedTable(headings, rows, screen)
}

/** How much is held and where, a sentence on each line. */
export function heldPlaces(held: Held): string {
  const rows = Object.entries({ ...held.rows, appointments: held.appointments })
  const counts = Object.fromEntries(rows.map(([table, { length }]) => [table, length]))
  const lines = [
    `Held: ${rowCounts(counts)}.`,
    `Mails kept as files: ${held.mails.length}.`,
    ...backupSentences(heldBackups(held)),
    ...exportSentences(held.exports),
  ]
  for (const reference of held.corrected)
    lines.push(`${reference} is found by what it said before staff put it right.`)
  lines.push(...perhapsSentences(held.perhaps), ...namedSentences(held.namedIn))
  for (const { email, people } of held.shared) lines.push(sharedSentence(visibleText(email), people))
  return lines.map((line) => `${line}\n`).join('')
}
