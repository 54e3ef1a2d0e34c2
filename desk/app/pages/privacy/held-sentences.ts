import { londonDate } from '../../../../schemas/calendar-date.ts'
import { longDate } from '../../../../schemas/content/long-date.ts'
import type { DeskHeld } from '../../../../schemas/desk-privacy.ts'

/** What a row is called: singular and plural. */
const tables: Record<string, readonly [one: string, several: string]> = {
  enquiries: ['enquiry', 'enquiries'],
  enquiry_events: ['line in the audit, which stays', 'lines in the audit, which stay'],
  enquiry_notes: ['note', 'notes'],
  enquiry_changes: ['corrected value', 'corrected values'],
  notifications: ['mail in the queue', 'mails in the queue'],
  idempotency_keys: ['key of a sent form', 'keys of sent forms'],
}

const counted = (table: string, count: number) => {
  const [one, several] = tables[table] ?? [table, table]
  return `${count} ${count === 1 ? one : several}`
}

/** Where the data is held, and until when. */
export function heldSentences({ rows, appointments, mails, backups }: DeskHeld): string[] {
  const { rotated, lastRemoval, kept, unreadable } = backups
  const counts = rows.map(({ table, count }) => counted(table, count))
  if (appointments > 0) counts.push(`${appointments} ${appointments === 1 ? 'appointment' : 'appointments'}`)
  return [
    `In the database: ${counts.join('; ')}.`,
    ...(mails > 0 ? [`Mails kept as files: ${mails}.`] : []),
    ...(lastRemoval
      ? [
          `${rotated === 1 ? '1 backup' : `${rotated} backups`} may hold it; the last goes on ${longDate(londonDate(new Date(lastRemoval)))}.`,
        ]
      : []),
    ...kept.map((file) => `${file} may hold it, until somebody deletes that file.`),
    ...unreadable.map((folder) => `${folder} cannot be read now; backups in it may hold it.`),
    ...(rotated + kept.length + unreadable.length === 0 ? ['No backup known here was taken since.'] : []),
  ]
}
