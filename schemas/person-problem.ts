import { isEmailAddress } from './email-address.ts'
import { isPhoneNumber } from './phone-number.ts'
import { canonicalText, hasLetter } from './plain-text.ts'

/** What is wrong with one of the details that a search for a person uses. */
interface PersonProblem {
  field: 'email' | 'phone' | 'name'
  sentence: string
}

type Details = Partial<Record<PersonProblem['field'], string | undefined>>

export const nobodySentence = 'Write an email address, a phone number or a name.'

/** The problem of an incomplete address or number, or a name without a word: it would match nobody, and the answer "nothing is held" would be untrue. */
export function partialDetail({ email, phone, name }: Details): PersonProblem | undefined {
  if (email && !isEmailAddress(canonicalText(email)))
    return { field: 'email', sentence: 'Write the whole email address, like name@example.com.' }
  if (phone && !isPhoneNumber(canonicalText(phone)))
    return { field: 'phone', sentence: 'Write the whole phone number, like 01632 960 001 or 07700 900 982.' }
  if (name && !hasLetter(name)) return { field: 'name', sentence: 'Write at least one word of the name.' }
  return undefined
}
