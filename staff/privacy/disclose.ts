import type { Knex } from 'knex'
import { type AuditStamp, recordDisclosure } from '../../database/enquiries/enquiry-event.ts'
import type { PersonQuery } from '../../database/enquiries/find-person.ts'
import { history } from '../../database/enquiries/history.ts'
import type { EnquiryMailKind } from '../../database/notifications.ts'
import { capitalised } from '../../schemas/capitalised.ts'
import type { DisclosureFiles } from '../../schemas/desk-privacy.ts'
import { detailNames, type HistoryEntry } from '../../schemas/enquiry-history.ts'
import { reasonLabel } from '../../schemas/enquiry-reason.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { addDays, isCalendarDate, londonDate } from '../../schemas/time/calendar-date.ts'
import { ukTime } from '../../schemas/time/london-time.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { visibleJson, visibleLines } from '../../schemas/visible-text.ts'
import { eventWords } from '../enquiries/change-words.ts'
import { Refusal } from '../refusal.ts'
import { type Held, maySeveralBeMeant, personWords } from './find-held.ts'
import { nothingHeld } from './nothing-held.ts'

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

/** The name of the files, without the file extension. */
export const disclosureName = (now: Date): string => `access-${londonDate(now)}`

/**
 * Everything held on a person as two files, and an audit row for each enquiry in them.
 *
 * @throws Refusal when nothing is held, or when this may be several people, one of whom would be given another's data
 */
export async function disclose(
  db: Knex,
  held: Held,
  person: PersonQuery,
  stamp: AuditStamp,
): Promise<DisclosureFiles> {
  if (held.enquiries.length + held.appointments.length === 0) throw nothingHeld(held.namedIn)
  if (maySeveralBeMeant(held, person)) {
    const oneOf =
      'Nothing was written: this may be several people. Give the full name and the date of birth of one:'
    throw new Refusal('notAllowed', [oneOf, ...held.people.map((one) => `  ${personWords(one)}`)].join('\n'))
  }
  const disclosure = await gather(db, held, stamp)
  return {
    name: disclosureName(stamp.now),
    json: `${visibleJson(disclosure, 2)}\n`,
    text: disclosureText(disclosure),
  }
}

async function gather(db: Knex, held: Held, stamp: AuditStamp): Promise<Disclosure> {
  const enquiries: Record<string, unknown>[] = []
  for (const enquiry of held.enquiries) {
    const events = await history(db, enquiry.reference)
    enquiries.push({
      ...enquiry,
      reasonForContact: reasonLabel(enquiry.reasonForContact),
      whatHappened: events.map((entry) => {
        const { actor, id, refersTo, noteNumber, ...event } = entry
        const words = eventWords(entry, events)
        return { ...present(event), by: actor === 'website' ? 'website' : 'staff', words }
      }),
    })
  }
  const described = ['enquiries', 'enquiry_events', 'enquiry_notes', 'enquiry_changes']
  await recordDisclosure(db, held.references, stamp)
  return {
    madeAt: stamp.now.toISOString(),
    enquiries,
    appointments: held.appointments.map((appointment) => ({ ...appointment })),
    other: Object.fromEntries(
      Object.entries(held.rows)
        .filter(([table]) => !described.includes(table))
        .map(([table, rows]) => [table, rows.map(withoutStaff)]),
    ),
    mails: held.mails.length,
    backups: held.copies.map(({ takenAt, until }) => ({
      takenAt: takenAt.toISOString(),
      removedAt: until?.toISOString() ?? null,
    })),
  }
}

/** What applies to an event: `struck` and `undone` only where they are true. */
const present = (event: object) => Object.fromEntries(Object.entries(event).filter(([, value]) => value))

/** A row without the mail servers' replies, which name addresses of the staff. */
const withoutStaff = ({ replies, ...row }: Record<string, unknown>) => row

/** The disclosure as text for reading, every value on a line of its own under a heading. */
function disclosureText(disclosure: Disclosure): string {
  const { enquiries, backups, madeAt, mails, ...rest } = disclosure
  const lines = [
    `What we hold about you, as of ${ukTime(madeAt)}`,
    'The privacy policy on our website says what we use it for, who receives it, how long we keep it, what rights you have and where you can complain.',
    '',
  ]
  for (const { whatHappened, ...fields } of enquiries) {
    lines.push(...block(`Enquiry ${String(fields.reference)}`, fields), '  What happened:')
    for (const { at, by, words, note } of whatHappened as Event[])
      lines.push(
        `    ${ukTime(at)}, by ${by === 'website' ? 'the website' : 'our staff'}: ${words}`,
        ...indented(note, '      '),
      )
    lines.push('')
  }
  for (const [table, rows] of Object.entries({ appointments: rest.appointments, ...rest.other })) {
    for (const row of rows) lines.push(...block(headingOf(table, row), withoutPlans(row)), '')
  }
  lines.push(`Mails kept as files with us: ${mails}`, `Backups that may hold them: ${backups.length}`)
  for (const { takenAt, removedAt } of backups)
    lines.push(
      `  of ${ukTime(takenAt)}, ${removedAt ? `removed by ${longDate(addDays(londonDate(new Date(removedAt)), 1))}` : 'kept until somebody deletes it'}`,
    )
  return `${lines.join('\n')}\n`
}

/** What happened, without names of staff. */
type Event = Pick<HistoryEntry, 'at' | 'note'> & { by: 'website' | 'staff'; words: string }

/** Words for the reader, by the name of a field or column. */
const labels: Record<string, string> = {
  id: 'Number',
  kind: 'Purpose',
  state: 'State',
  attempts: 'Times we tried to send it',
  created_at: 'Written',
  due_at: 'To be sent, or sent again',
  give_up_at: 'Tried until',
  sent_at: 'Sent',
  error_code: 'Why it could not be sent',
  message_id: 'Message number',
  key: 'Random code for the form, or one worked out from it',
  digest: 'Fingerprint of the form, from which the form cannot be read',
  reference: 'Reference',
  createdAt: 'Received',
  status: 'Status',
  ...detailNames,
  reasonForContact: 'Reason for contact',
  message: 'Message',
  suspicious: 'Looked as if a machine had filled in the form',
  ringBackAt: 'To be rung back',
  restricted: 'Restricted, as you asked: kept but not used',
} satisfies Record<keyof StoredEnquiry, string> & Record<string, string>

function block(heading: string, fields: object): string[] {
  const shown = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return [
    heading,
    ...shown.flatMap(([name, value]) => [
      `  ${labels[name] ?? inWords(name)}:`,
      ...indented(shownValue(name, value), '    '),
    ]),
  ]
}

function indented(text: string | null | undefined, space: string): string[] {
  return text === undefined || text === null ? [] : visibleLines(text).map((line) => space + line)
}

/** Words for the reader, by the name of a table. */
const headings: Record<string, string> = {
  appointments: 'Appointment',
  idempotency_keys: 'Key that kept the enquiry from being stored twice',
  notifications: 'Mail about the enquiry, without your details',
}

type Row = Record<string, unknown>

const headingOf = (table: string, { kind }: Row) =>
  kind === 'acknowledgement' ? 'Mail to you about the enquiry' : (headings[table] ?? inWords(table))

/** Leaves out when a mail that is not waiting would have been tried again, and until when. */
function withoutPlans(row: Row): Row {
  if (row.state === 'waiting' || row.state === 'sending') return row
  const { due_at: _due, give_up_at: _end, ...rest } = row
  return rest
}

/** What a mail is for, by its kind. */
const kinds: Record<string, string> = {
  enquiry: 'to tell the clinic of your enquiry',
  acknowledgement: 'to tell you that we have it',
} satisfies Record<EnquiryMailKind, string>

/** `Give up at` for `give_up_at`, `First name` for `firstName`. */
const inWords = (name: string) =>
  capitalised(name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

/** A message stays as it was written, even if it is a date. */
function shownValue(name: string, value: unknown): string | undefined {
  if (name === 'kind') return kinds[String(value)]
  return name === 'message' ? String(value) : readable(value)
}

/** Moments as the clinic's clock showed them, days in words, and true or false as yes or no. */
function readable(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  if (isCalendarDate(text)) return longDate(text)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? ukTime(text) : text
}
