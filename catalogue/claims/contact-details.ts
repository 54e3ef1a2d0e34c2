/** A phone number, street or postcode read in words. `own` is false when the words name another organisation's. */
export interface FoundDetail {
  property: 'phone' | 'street' | 'postcode'
  value: string
  start: number
  own: boolean
}

const phone = /(?<![\d£])(?:\+44 ?|0)\d(?:[ -]?\d){8,9}(?!\d)/g
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g
const street =
  /\b\d{1,4}[A-Za-z]? (?:[A-Z][a-z’']+ ){1,3}(?:Road|Street|Lane|Avenue|Close|Drive|Way|Place|Square)\b/g
const ours = /\b(?:us|our|we|clinic)\b/i
const others =
  /\b(?:ICO|Commissioner|Ombudsman|NHS|NMC|councils?|regulator|police|Commission|hospitals?|infirmary|GPs?|doctor’?s|pharmac(?:y|ies|ists?)|chemist|surgery|dentist|laborator(?:y|ies)|helpline|charity|Samaritans)\b/i

/** Contact details in a sentence. They are the clinic's own only where the words say "us", "our" or "clinic" and name nobody else. */
export function readContactDetails(sentence: string): FoundDetail[] {
  const find = (property: FoundDetail['property'], pattern: RegExp, plain: (text: string) => string) =>
    [...sentence.matchAll(pattern)].map((match) => ({
      property,
      value: plain(match[0]),
      start: match.index,
      own: ours.test(sentence) && !others.test(sentence),
    }))
  return [
    ...find('phone', phone, (text) => text.replace(/^\+44 ?/, '0').replace(/[ -]/g, '')),
    ...find('postcode', postcode, (text) => text),
    ...find('street', street, (text) => text),
  ]
}
