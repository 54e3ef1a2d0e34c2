import * as z from 'zod/mini'
import { noteLimit } from './enquiry-limits.ts'
import { canonicalText, codePointLength, isPlainText } from './plain-text.ts'

/** What a member of staff writes about an enquiry. */
export const noteSchema = z.pipe(z.string(), z.transform(canonicalText)).check(
  z.refine((text: string) => text !== '', {
    error: 'The note is empty; write what you want to keep',
    abort: true,
  }),
  z.refine((text: string) => codePointLength(text) <= noteLimit, {
    error: `A note must be ${noteLimit.toLocaleString('en-GB')} characters or fewer`,
    abort: true,
  }),
  z.refine((text: string) => isPlainText(text, { lines: true }), {
    error: 'A note must only include letters, numbers and ordinary punctuation',
  }),
)

/** A note and its versions. */
export interface Note {
  /** The note's number within its enquiry, from 1. */
  number: number
  /** The latest version that has not been struck out, or the latest if all have. */
  text: string
  struck: boolean
  actor: string
  at: string
  /** The audit row ids of all versions that still have a text, that of `text` first. */
  eventIds: number[]
}
