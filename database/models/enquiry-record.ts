import { Model, type Pojo, snakeCaseMappers } from 'objection'
import * as z from 'zod/mini'
import { isEmailAddress } from '../../schemas/email-address.ts'
import { type Enquiry, enquirySchema } from '../../schemas/enquiry.ts'
import { enquiryLimits } from '../../schemas/enquiry-limits.ts'
import { enquiryReasonValues } from '../../schemas/enquiry-reason.ts'
import { type EnquiryStatus, enquiryStatuses } from '../../schemas/enquiry-status.ts'
import { isPhoneNumber } from '../../schemas/phone-number.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { isCalendarDate, londonDate } from '../../schemas/time/calendar-date.ts'
import { SchemaValidator, storedText } from './schema-validator.ts'

/** A row of `enquiries`. */
export class EnquiryRecord extends Model {
  static override tableName = 'enquiries'
  static override columnNameMappers = snakeCaseMappers()
  static override createValidator = () => new SchemaValidator(recordSchema)

  declare id: number
  declare reference: string
  declare name: string
  declare dateOfBirth: string
  declare email: string
  declare phone: string
  declare reasonForContact: Enquiry['reasonForContact']
  declare message: string | null | undefined
  declare status: EnquiryStatus
  declare suspicious: boolean | number
  declare createdAt: string
  declare ringBackAt: string | null | undefined
  declare restricted: boolean | number | undefined
  declare search: string
}

/** An enquiry in which no field is forgotten, not even one that may be absent. */
type WholeEnquiry = { [Field in keyof Required<StoredEnquiry>]: StoredEnquiry[Field] }

/** The enquiry in a row, without what only the database needs. */
export function toStoredEnquiry(row: EnquiryRecord): WholeEnquiry {
  return {
    reference: row.reference,
    name: row.name,
    dateOfBirth: row.dateOfBirth,
    email: row.email,
    phone: row.phone,
    reasonForContact: row.reasonForContact,
    message: row.message ?? undefined,
    status: row.status,
    suspicious: Boolean(row.suspicious),
    createdAt: row.createdAt,
    ringBackAt: row.ringBackAt ?? undefined,
    restricted: Boolean(row.restricted),
  }
}

function recordSchema(row: Pojo) {
  const enquiry = enquirySchema(londonDate(new Date(row.createdAt)))
  if (latest?.enquiry !== enquiry) latest = { enquiry, record: z.extend(enquiry, ownFields) }
  return latest.record
}

const ownFields = {
  reference: z.string(),
  status: z.enum(enquiryStatuses),
  suspicious: z.boolean(),
  createdAt: z.iso.datetime({ precision: 3 }),
  ringBackAt: z.optional(z.iso.datetime({ precision: 3 })),
  restricted: z.optional(z.boolean()),
  search: z.string(),
}

type EnquirySchema = ReturnType<typeof enquirySchema>

let latest: { enquiry: EnquirySchema; record: z.ZodMiniType } | undefined

/** The schema of a row that is already stored. Rules that become stricter for visitors do not belong here. */
export const storedSchema = z.object({
  ...ownFields,
  name: storedText(enquiryLimits.name).check(z.refine((name) => /\p{L}/u.test(name))),
  dateOfBirth: z.string().check(z.refine(isCalendarDate)),
  email: storedText(enquiryLimits.email).check(z.refine(isEmailAddress)),
  phone: storedText(enquiryLimits.phone).check(z.refine(isPhoneNumber)),
  reasonForContact: z.enum(enquiryReasonValues),
  message: z.optional(storedText(enquiryLimits.message, { lines: true })),
} satisfies Record<keyof StoredEnquiry, z.ZodMiniType>)

/** The columns of a {@link StoredEnquiry}, and the row's id to page by. */
export const storedColumns = ['id', ...Object.keys(storedSchema.shape)]
  .filter((field) => field !== 'search')
  .map((field) => EnquiryRecord.propertyNameToColumnName(field))
