import * as v from 'valibot'
import { expect, test } from 'vitest'
import { clinicSchema } from './clinic.ts'

/** What is wrong with the time within which a privacy request is answered. */
const problem = (text: string) =>
  v.safeParse(clinicSchema.entries.responses.entries.privacy, text).issues?.[0].message

test.each(['60 days', '32 days', '2 months', '5 weeks', '4-6 weeks'])(
  'a privacy request is answered within a month, not %s',
  (text) => {
    expect(problem(text)).toBe(
      `expected at most one month, the limit of the UK GDPR (Article 12(3)), found "${text}". Write for example 30 days.`,
    )
  },
)

test.each(['30 days', '1 month', '4 weeks', '20 working days'])(
  'a privacy request may be answered within %s',
  (text) => {
    expect(problem(text)).toBeUndefined()
  },
)
