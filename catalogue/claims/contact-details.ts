import { allMatches } from '../words/all-matches.ts'

/** A phone number, e-mail address, street or postcode read in words. `own` is false where the words don't say whose it is. */
export interface FoundDetail {
  property: 'phone' | 'email' | 'street' | 'postcode'
  value: string
  start: number
  end: number
  own: boolean
}

const phone = /(?<![\d£])(?:\+44 ?(?:\(0\) ?)?|0)\d(?:[ -]?\d){8,9}(?!\d)|\(0\d{2,4}\)(?:[ -]?\d){6,8}(?!\d)/g
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const postcode =
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b(?<=\bpostcode\b.{0,60})/g
const kinds: Record<string, string> = {
  rd: 'Road',
  st: 'Street',
  ln: 'Lane',
  ave: 'Avenue',
  dr: 'Drive',
  cl: 'Close',
  sq: 'Square',
  pl: 'Place',
}
const street =
  /\b(?:(?:Unit|Flat|Suite|Studio|Room|Office) \w{1,4},? )?\d{1,4}[A-Za-z]?(?: ?[-–] ?\d{1,4}[A-Za-z]?)?,? (?:[A-Z][\w’']+ ){1,3}(?:Road|Street|Lane|Avenue|Close|Drive|Way|Place|Square|Terrace\b|Crescent\b|(?:Rd|St|Ln|Ave|Dr|Cl|Sq|Pl)\b\.?)/g
const hint = /@|\d{3}|\d[A-Za-z]{2}\b|\d[A-Za-z]?,? [A-Z]/
const ours =
  /\b(?:us|our|we|clinic)\b|\bto (?:book|make an appointment)\b|^\W*(?:call|ring|phone|text|tel|telephone|e-?mail|address|find us)\b|\bappointments? (?:may|can) be\b/i
const asked = /\b(?:us|you|contact|address)\b/i
const others =
  /\b(?:ICO|Commissioner|Ombudsman|NHS|NMC|councils?|regulator|police|Commission|hospitals?|infirmary|GPs?|doctor’?s|pharmac(?:y|ies|ists?)|chemist|surgery|dentist|laborator(?:y|ies)|helpline|charity|Samaritans|car ?parks?|parking|stations?|taxis?|cabs?|bus(?:es)?|suppliers?|manufacturers?|hotline|previous(?:ly)?|former(?:ly)?|used to|moved from|old|no longer|next door|next to|opposite|behind|past)\b/i

const organisations = /\b(?:Service|Advisory|Association|Authority|Society|Trust)\b/

/** Contact details in a sentence under a heading or a question, its context. They are the clinic's own only where the words speak of us and name nobody else. */
export function readContactDetails(sentence: string, context = ''): FoundDetail[] {
  if (!hint.test(sentence)) return []
  const own =
    (ours.test(sentence) || (sentence.length < 60 && asked.test(context))) &&
    !others.test(sentence) &&
    !organisations.test(sentence)
  const find = (property: FoundDetail['property'], pattern: RegExp) =>
    allMatches(sentence, pattern).map((match) => ({
      property,
      value: plainDetail(property, match[0]),
      start: match.index,
      end: match.index + match[0].length,
      own,
    }))
  return [
    ...find('phone', phone),
    ...find('email', email),
    ...find('postcode', postcode),
    ...find('street', street),
  ]
}

/** A contact detail as it is compared, however it is written: `+44 1473 ...` as `01473...`, `Nacton Rd.` as `Nacton Road`. */
export function plainDetail(property: FoundDetail['property'], text: string): string {
  switch (property) {
    case 'phone':
      return text.replace(/^\+44 ?(?:\(0\) ?)?/, '0').replace(/[ ()-]/g, '')
    case 'email':
      return text.replace(/\.$/, '').toLowerCase()
    case 'postcode':
      return text.toUpperCase().replace(/ ?(?=\d[A-Z]{2}$)/, ' ')
    case 'street':
      return plainStreet(text)
  }
}

function plainStreet(text: string): string {
  return text
    .replace(/(?<=\d[A-Za-z]?),(?= [A-Z])/, '')
    .replace(/(?<=\d[A-Za-z]?) ?[-–] ?(?=\d)/, '-')
    .replace(/\b([A-Za-z]+)\.?$/, (word, kind: string) => kinds[kind.toLowerCase()] ?? word)
}
