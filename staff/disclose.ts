import type { Knex } from 'knex'
import { type AuditStamp, recordDisclosure } from '../database/enquiry-event.ts'
import { history } from '../database/history.ts'
import type { HistoryEntry } from '../schemas/enquiry-history.ts'
import { reasonLabel } from '../schemas/enquiry-reason.ts'
import { ukTime } from '../schemas/london-time.ts'
import { visibleLines } from '../schemas/visible-text.ts'
import type { Held } from './find-held.ts'

/** Everything held on one person, for that person: an answer to a request for access (UK GDPR, article 15). */
interface Disclosure {
  madeAt: string
  enquiries: Record<string, unknown>[]
  appointments: Record<string, unknown>[]
  /** Rows of other tables that belong to the enquiries. */
  other: Record<string, unknown[]>
  mails: number
  backups: { takenAt: string; removedAt: string | null }[]
}

/** Gathers the disclosure and leaves an audit row for each enquiry in it. */
export async function disclose(db: Knex, held: Held, stamp: AuditStamp): Promise<Disclosure> {
  const enquiries: Record<string, unknown>[] = []
  for (const enquiry of held.enquiries) {
    const events = await history(db, enquiry.reference)
    enquiries.push({
      ...enquiry,
      reasonForContact: reasonLabel(enquiry.reasonForContact),
      whatHappened: events.map(({ actor, id, refersTo, noteNumber, ...event }) => ({
        ...event,
        by: actor === 'website' ? 'website' : 'staff',
      })),
    })
  }
  const described = ['enquiries', 'enquiry_events', 'enquiry_notes', 'enquiry_changes']
  await recordDisclosure(db, held.references, stamp)
  return {
    madeAt: stamp.now.toISOString(),
    enquiries,
    appointments: held.appointments.map((appointment) => ({ ...appointment })),
    other: Object.fromEntries(Object.entries(held.rows).filter(([table]) => !described.includes(table))),
    mails: held.mails.length,
    backups: held.copies.map(({ takenAt, until }) => ({
      takenAt: takenAt.toISOString(),
      removedAt: until?.toISOString() ?? null,
    })),
  }
}

/** The same as text for reading, every value on a line of its own under a heading. */
export function disclosureText(disclosure: Disclosure): string {
  const { enquiries, backups, madeAt, mails, ...rest } = disclosure
  const lines = [`What we hold about you, as of ${ukTime(madeAt)}`, '']
  for (const { whatHappened, ...fields } of enquiries) {
    lines.push(...block(`Enquiry ${String(fields.reference)}`, fields))
    const events = whatHappened as Event[]
    for (const { at, by, action, from, to, field, before, after, note, struck, undone } of events) {
      const change = field
        ? `${field} ${before ?? 'none'} -> ${after ?? 'none'}`
        : [from, to].filter(Boolean).join(' -> ')
      const outcome = undone ? ' (taken back)' : struck ? ' (struck out)' : ''
      lines.push(
        `  ${ukTime(at)}  ${by}  ${action}${change && ` ${change}`}${outcome}`,
        ...indented(note, '    '),
      )
    }
    lines.push('')
  }
  for (const [table, rows] of Object.entries({ appointments: rest.appointments, ...rest.other })) {
    for (const row of rows) lines.push(...block(`Row of ${table}`, row as object), '')
  }
  lines.push(`Mails that name these enquiries: ${mails}`, `Backups that may hold them: ${backups.length}`)
  for (const { takenAt, removedAt } of backups)
    lines.push(
      `  of ${ukTime(takenAt)}, ${removedAt ? `removed on ${ukTime(removedAt)}` : 'kept until somebody deletes it'}`,
    )
  return `${lines.join('\n')}\n`
}

/** What happened, without names of staff. */
type Event = Omit<HistoryEntry, 'actor' | 'id' | 'refersTo' | 'noteNumber'> & { by: 'website' | 'staff' }

function block(heading: string, fields: object): string[] {
  const shown = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return [
    heading,
    ...shown.flatMap(([name, value]) => [`  ${name}:`, ...indented(readable(String(value)), '    ')]),
  ]
}

function indented(text: string | undefined, space: string): string[] {
  return text === undefined ? [] : visibleLines(text).map((line) => space + line)
}

/** Moments as the clinic's clock showed them. */
function readable(value: string): string {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? ukTime(value) : value
}
