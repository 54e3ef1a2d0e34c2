import type { PersonQuery } from '../../database/enquiries/find-person.ts'
import { partialDetail } from '../../schemas/person-problem.ts'
import { canonicalText } from '../../schemas/plain-text.ts'
import { Refusal } from '../refusal.ts'

/**
 * The query, without the invisible characters that a copied address or number may hold.
 *
 * @throws Refusal when one of them is incomplete
 */
export function wholePerson({ email, phone, ...rest }: PersonQuery): PersonQuery {
  const partial = partialDetail({ email, phone, name: rest.name })
  if (partial) throw new Refusal('usage', partial.sentence)
  return { ...rest, email: email && canonicalText(email), phone: phone && canonicalText(phone) }
}
