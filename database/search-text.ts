import type { Enquiry } from '../schemas/enquiry.ts'
import { phoneDigits } from '../schemas/phone-number.ts'

/** Text as it is compared in a search: no accents, no capitals. SQLite's LIKE does not know that É and é are one. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** What a search looks through for one enquiry. */
export function searchText(reference: string, enquiry: Enquiry): string {
  const { name, email, phone, message = '' } = enquiry
  return foldText([reference, name, email, phone, phoneDigits(phone), message].join('\n'))
}

/** `LIKE` patterns, one for each word searched for, with `\` as the escape character. */
export function searchPatterns(search: string): string[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
