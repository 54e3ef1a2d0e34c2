import type { Knex } from 'knex'
import { eachBatch } from '../../database/batches.ts'
import { canonicalEmail } from '../../database/canonical-email.ts'
import { foldedWords, foldText } from '../../database/search/search-text.ts'
import { phoneDigits } from '../../schemas/phone-number.ts'

/** The details by which a text about a person is recognised. */
interface Details {
  emails: string[]
  phones: string[]
  /** Of two words or more: one alone would be found in too many texts. */
  fullNames: string[]
}

/**
 * References of other enquiries whose message or notes, including corrected ones, hold one of the details as a whole: people
 * may also ask for what others wrote about them (UK GDPR, article 15).
 */
export async function namedElsewhere(
  db: Knex,
  { emails, phones: written, fullNames }: Details,
  found: readonly string[],
): Promise<string[]> {
  if (emails.length + written.length + fullNames.length === 0) return []
  const addresses = new Set(emails.map(canonicalEmail))
  // Without its leading 0, a mobile number is also found right beside other digits.
  const phones = different(written.map((phone) => phoneDigits(phone).replace(/^0(?=7\d{9}$)/, '')))
  const names = different(fullNames.map(spaced))
  const haveName = (words: string) => names.some((name) => words.includes(name))
  const isAbout = (text: string) =>
    addressesIn(text).some((address) => addresses.has(canonicalEmail(address))) ||
    numbersIn(text).some((run) => phones.some((phone) => run.includes(phone))) ||
    haveName(spaced(text))
  const named = new Set<string>()
  const lookIn = async (table: string, key: 'id' | 'event_id', text: string) => {
    const texts = db(table).whereNotNull(text).select(key, 'reference', { text })
    for await (const rows of eachBatch<Row>(db, texts, key))
      for (const { reference, text } of rows) if (isAbout(text)) named.add(reference)
  }
  await lookIn('enquiries', 'id', 'message')
  await lookIn('enquiry_notes', 'event_id', 'text')
  for (const reference of found) named.delete(reference)
  return [...named].sort()
}

/** Thousands of enquiries from one sender have the same details. */
const different = (texts: readonly string[]) => [...new Set(texts)]

interface Row {
  id: number
  event_id: number
  reference: string
  text: string
}

const addressesIn = (text: string) =>
  (text.match(/[^\s,;:()<>[\]"“”|=*/]+@[^\s,;:()<>[\]"“”|=*/]+/g) ?? []).map((found) =>
    found.replace(/^[‘']+|[’'.?!]+$/g, ''),
  )

/** The digits of each phone number, in one spelling; digits right beside it on the line may be included. */
const numbersIn = (text: string) =>
  (foldText(text).match(/\+?\(?\d[\d ().\-–]{7,}\d/g) ?? []).map(phoneDigits)

/** The words of a text, without accents and capitals, with a space before and after each. */
const spaced = (text: string) => ` ${foldedWords(text).join(' ')} `
