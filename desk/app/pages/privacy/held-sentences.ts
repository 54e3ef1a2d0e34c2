import { londonDate } from '../../../../schemas/calendar-date.ts'
import { longDate } from '../../../../schemas/content/long-date.ts'
import type { DeskHeld } from '../../../../schemas/desk-privacy.ts'
import { rowCounts } from '../../../../schemas/row-counts.ts'

/** What was found, for the line that is read out. */
export function foundSentence({ enquiries, appointments, maybeSeveral }: DeskHeld): string {
  const { length } = enquiries
  if (length + appointments === 0)
    return 'Nothing is held on such a person. Try another detail, or fewer words of the name.'
  const number = length === 1 ? '1 enquiry is' : `${length} enquiries are`
  return `${number} held on ${maybeSeveral ? 'what may be several people' : 'this person'}.`
}

/** Where the data is held, and until when. */
export function heldSentences({ rows, appointments, mails, backups }: DeskHeld): string[] {
  const { rotated, lastRemoval, kept, unreadable } = backups
  const counts = Object.fromEntries(rows.map(({ table, count }) => [table, count]))
  return [
    `In the database: ${rowCounts({ ...counts, appointments })}. The lines of the audit stay.`,
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
