import * as z from 'zod/mini'
import { dateOfBirthProblem } from './date-of-birth.ts'
import { isEmailAddress } from './email-address.ts'
import { enquiryLimits } from './enquiry-limits.ts'
import { enquiryMessages } from './enquiry-messages.ts'
import { enquiryReasonValues } from './enquiry-reason.ts'
import { isPhoneNumber, lacksDigit } from './phone-number.ts'
import { canonicalText, codePointLength, hasLetter, isPlainText } from './plain-text.ts'

/** The site's content security policy forbids compiling schemas with `new Function`, and reports an attempt. */
z.config({ jitless: true })

/** The only fields a visitor may send, in the order of the form. */
export const enquiryFields = ['name', 'dateOfBirth', 'email', 'phone', 'reasonForContact', 'message'] as const

export type EnquiryField = (typeof enquiryFields)[number]

/**
 * The contract of a contact enquiry, shared by form, server and command line. Texts come out canonical (see
 * {@link canonicalText}); an empty message comes out absent; unknown keys are dropped.
 *
 * @param today the clinic's date as `yyyy-mm-dd`, against which a date of birth is checked
 */
export function enquirySchema(today: string): EnquirySchema {
  if (latest?.today !== today) latest = { today, schema: makeSchema(today) }
  return latest.schema
}

type EnquirySchema = ReturnType<typeof makeSchema>

/** Cached, since making a schema takes longer than checking an enquiry. */
let latest: { today: string; schema: EnquirySchema } | undefined

function makeSchema(today: string) {
  const { name, dateOfBirth, email, phone, reasonForContact, message } = enquiryMessages
  return z.object({
    name: required(name.missing).check(
      notLonger(enquiryLimits.name, name.long),
      rule((value) => isPlainText(value, { lines: false }), name.characters),
      rule(hasLetter, name.wrong),
    ),
    dateOfBirth: required(dateOfBirth.missing).check(
      rule((value) => dateOfBirthProblem(value, today) !== 'not-real', dateOfBirth.notReal),
      rule((value) => dateOfBirthProblem(value, today) !== 'in-future', dateOfBirth.inFuture),
      rule((value) => dateOfBirthProblem(value, today) !== 'too-old', dateOfBirth.tooOld),
    ),
    email: required(email.missing).check(
      notLonger(enquiryLimits.email, email.long),
      rule((value) => isPlainText(value, { lines: false }) && isEmailAddress(value), email.wrong),
    ),
    phone: required(phone.missing).check(
      notLonger(enquiryLimits.phone, phone.long),
      rule((value) => isPlainText(value, { lines: false }) && isPhoneNumber(value), phone.wrong),
      rule((value) => !lacksDigit(value), phone.wrong),
    ),
    reasonForContact: z.enum(enquiryReasonValues, { error: reasonForContact.missing }),
    message: z.optional(
      z.pipe(
        z.pipe(z.string({ error: message.wrong }), z.transform(canonicalText)).check(
          notLonger(enquiryLimits.message, message.long),
          rule((value) => isPlainText(value, { lines: true }), message.characters),
        ),
        z.transform((value) => (value === '' ? undefined : value)),
      ),
    ),
  } satisfies Record<EnquiryField, z.ZodMiniType>)
}

/** A valid enquiry. `dateOfBirth` is `yyyy-mm-dd`. */
export type Enquiry = z.output<EnquirySchema>

export interface EnquiryError {
  field: EnquiryField
  message: string
}

type EnquiryResult = { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryError[] }

/** Reads what a visitor sent: the enquiry, or the first problem of every field that has one, in the form's order. */
export function parseEnquiry(raw: Record<string, unknown>, today: string): EnquiryResult {
  const parsed = enquirySchema(today).safeParse(raw)
  if (parsed.success) return { ok: true, enquiry: parsed.data }
  const errors = enquiryFields.flatMap((field) => {
    const issue = parsed.error.issues.find(({ path }) => path[0] === field)
    return issue ? [{ field, message: issue.message }] : []
  })
  return { ok: false, errors }
}

/** The first problem of one field, in the visitor's words, or nothing. */
export function validateField(field: EnquiryField, value: unknown, today: string): string | undefined {
  const parsed = enquirySchema(today).shape[field].safeParse(value)
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}

function required(missing: string) {
  return z
    .pipe(z.string({ error: missing }), z.transform(canonicalText))
    .check(rule((value) => value !== '', missing))
}

function notLonger(limit: number, message: string) {
  return rule((value) => codePointLength(value) <= limit, message)
}

function rule(accepts: (value: string) => boolean, message: string) {
  return z.refine<string>(accepts, { error: message, abort: true })
}
