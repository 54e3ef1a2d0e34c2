import type { PersonQuery } from '../../database/enquiries/find-person.ts'
import { isEmailAddress } from '../../schemas/email-address.ts'
import { isPhoneNumber } from '../../schemas/phone-number.ts'
import { canonicalText } from '../../schemas/plain-text.ts'
import { Refusal } from '../refusal.ts'

/**
 * The query, without what is unseen in a copied address or number.
 *
 * @throws Refusal where one of them is incomplete: it would match nobody, and the answer "nothing is held" would be untrue
 */
export function wholePerson({ email, phone, ...rest }: PersonQuery): PersonQuery {
  const whole = { ...rest, email: email && canonicalText(email), phone: phone && canonicalText(phone) }
  if (whole.email && !isEmailAddress(whole.email))
    throw new Refusal('usage', 'Write the whole email address, like name@example.com.')
  if (whole.phone && !isPhoneNumber(whole.phone))
    throw new Refusal('usage', 'Write the whole phone number, like 01632 960 001 or 07700 900 982.')
  return whole
}
