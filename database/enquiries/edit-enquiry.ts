import type { Knex } from 'knex'
import type { Change, ChangeAction, ChangedField } from '../../schemas/enquiry-history.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { EnquiryRecord } from '../models/enquiry-record.ts'
import { queueEnquiryMail } from '../notifications.ts'
import { changeEnquiries, type DoneChange } from './change-enquiries.ts'
import type { RefusalReason } from './change-refused.ts'
import type { AuditStamp } from './enquiry-event.ts'

const detail = { action: 'edited', unchanged: 'same details' } as const

/** What the audit calls a change of a field, and the reason for refusing it when nothing differs. */
const edits: Record<ChangedField, { action: ChangeAction; unchanged: RefusalReason }> = {
  name: detail,
  dateOfBirth: detail,
  email: detail,
  phone: detail,
  ringBackAt: { action: 'ring-back', unchanged: 'same ring-back' },
}

interface Edit extends AuditStamp {
  /** New values of the fields named; undefined clears one. */
  values: Partial<Record<ChangedField, string | undefined>>
  /** Values that the user last saw. If one that is to be edited has changed since, nothing is changed. */
  expected?: Partial<Record<ChangedField, string | undefined>> | undefined
}

/** Changes values of an enquiry. It is refused when none of them differs. */
export function editEnquiry(
  db: Knex,
  reference: string,
  { values, expected = {}, ...stamp }: Edit,
): Promise<Change[]> {
  const fields = Object.keys(values) as ChangedField[]
  return changeEnquiries(db, {
    references: [reference],
    stamp,
    check: (enquiry) => {
      if (fields.some((field) => field in expected && expected[field] !== enquiry[field])) return 'changed'
      const [first] = fields
      return first && fields.every((field) => values[field] === enquiry[field])
        ? edits[first].unchanged
        : undefined
    },
    change: async (enquiry, { transaction, record }) => {
      const changes: DoneChange[] = []
      let present = enquiry
      for (const field of fields) {
        const [before, after] = [enquiry[field], values[field]]
        if (before === after) continue
        present = await setField(transaction, present, field, after)
        changes.push(await record({ action: edits[field].action }, { field, before, after }))
      }
      return changes
    },
  })
}

/**
 * Restricts an enquiry because the person asked for it (UK GDPR, article 18): it is kept and can be shown, but no list and
 * no mail mentions it. Or lifts the restriction.
 */
export function restrictEnquiry(
  db: Knex,
  reference: string,
  restricted: boolean,
  stamp: AuditStamp,
): Promise<Change[]> {
  const action = restricted ? 'restricted' : 'released'
  return changeEnquiries(db, {
    references: [reference],
    stamp,
    check: (enquiry) => {
      if (enquiry.restricted !== restricted) return undefined
      return restricted ? 'restricted' : 'not restricted'
    },
    change: async (enquiry, { transaction, record }) => {
      await setRestricted(transaction, enquiry, restricted, stamp.now)
      return [{ ...(await record({ action })), restricted }]
    },
  })
}

/** Writes one value; returns the enquiry with it. */
export async function setField(
  transaction: Knex,
  enquiry: StoredEnquiry,
  field: ChangedField,
  value: string | undefined,
): Promise<StoredEnquiry> {
  await transaction('enquiries')
    .where({ reference: enquiry.reference })
    .update({ [EnquiryRecord.propertyNameToColumnName(field)]: value ?? null })
  return { ...enquiry, [field]: value }
}

/** Releasing a new enquiry sends the clinic its mail, unless that was sent before. */
export async function setRestricted(
  transaction: Knex,
  { reference, status }: StoredEnquiry,
  restricted: boolean,
  now: Date,
): Promise<void> {
  await transaction('enquiries').where({ reference }).update({ restricted })
  if (!restricted && status === 'new') await queueEnquiryMail(transaction, reference, now)
}
