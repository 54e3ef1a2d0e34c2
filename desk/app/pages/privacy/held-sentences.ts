import { londonDate } from '../../../../schemas/calendar-date.ts'
import { longDate } from '../../../../schemas/content/long-date.ts'
import type { DeskHeld } from '../../../../schemas/desk-privacy.ts'

const tables: Record<string, string> = {
  enquiries: 'enquiries',
  enquiry_events: 'events in the audit, which stay,',
  enquiry_notes: 'notes',
  enquiry_changes: 'values that were corrected',
  notifications: 'mails about them in the queue',
  idempotency_keys: 'keys of sent forms',
}

/** Where it is held, and until when. */
export function heldSentences({ rows, appointments, mails, backups }: DeskHeld): string[] {
  const { passing, lastGoes, staying, unreadable } = backups
  const counts = rows.map(({ table, count }) => `${tables[table] ?? table} ${count}`)
  if (appointments > 0) counts.push(`appointments ${appointments}`)
  return [
    `In the database: ${counts.join('; ')}.`,
    ...(mails > 0 ? [`Mails kept as files: ${mails}.`] : []),
    ...(lastGoes
      ? [
          `${passing === 1 ? '1 backup' : `${passing} backups`} may hold it; the last goes on ${longDate(londonDate(new Date(lastGoes)))}.`,
        ]
      : []),
    ...staying.map((file) => `${file} may hold it, until somebody deletes that file.`),
    ...unreadable.map((folder) => `${folder} cannot be read now; backups in it may hold it.`),
    ...(passing + staying.length + unreadable.length === 0 ? ['No backup known here was taken since.'] : []),
  ]
}
