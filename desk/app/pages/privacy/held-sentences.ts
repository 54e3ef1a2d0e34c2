import { counted } from '../../../../schemas/counted.ts'
import type { DeskHeld } from '../../../../schemas/desk-privacy.ts'
import { backupSentences } from '../../../../schemas/held-backups.ts'
import { exportSentences, nothingHeldSentence } from '../../../../schemas/held-words.ts'
import { rowCounts } from '../../../../schemas/row-counts.ts'

/** What was found, for the line that screen readers announce. */
export function foundSentence({ enquiries, appointments, maybeSeveral }: DeskHeld): string {
  const { length } = enquiries
  if (length + appointments === 0) return nothingHeldSentence
  const number = counted(length, 'enquiry is', 'enquiries are')
  return `${number} held on ${maybeSeveral ? 'what may be several people' : 'this person'}.`
}

/** Where the data is held, and until when. */
export function heldSentences({ rows, appointments, mails, backups, exports }: DeskHeld): string[] {
  return [
    `In the database: ${rowCounts({ ...rows, appointments })}. The audit entries stay.`,
    ...(mails > 0 ? [`Mails kept as files: ${mails}.`] : []),
    ...backupSentences(backups),
    ...exportSentences(exports),
  ]
}
