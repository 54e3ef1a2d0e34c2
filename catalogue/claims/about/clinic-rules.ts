import type { AboutRule } from './rule.ts'

const ours =
  /\b(?:we|our|us|clinic|nurses?|prescribers?|practitioners?|she|her|he|his)\b|(?:^|[:–—] ?)\W*(?:over |more than |with )?\S+ (?:years|yrs|decades?)|^\W*experience\b/i
const ofOthers =
  /\b(?:firms?|compan(?:y|ies)|manufacturers?|makers?|brands?|suppliers?|laborator(?:y|ies)|universit(?:y|ies)|hospitals?|surgeons?|doctors?|dermatologists?|colleagues?|trainers?|receptionists?|assistants?|between (?:us|them)|combined|together|recruit\w*|vacanc\w+|applicants?|must have|hir(?:e|ing))\b/i
const otherThanEnquiries =
  /\b(?:requests?|rights?|data|complaints?|subject access|letters?|post|reviews?|weekends?)\b/i

/** What the clinic states of itself. */
export const clinicRules: readonly AboutRule[] = [
  {
    property: 'experience',
    units: ['year'],
    after: /^(?:’|')?(?: (?:of|in))?(?: [\w-]+){0,3} experience\b(?! (?:with|using|on)\b)/i,
    with: ours,
    not: ofOthers,
    clinic: true,
  },
  {
    property: 'experience',
    units: ['year'],
    before:
      /\bexperience(?: of| spanning|:)?\s*$|\b(?:nurse|she|he|practitioner)\b[^.;,]{0,20}\bpracti[sc](?:ed|ing)\b[^.;]{0,20}$/i,
    with: ours,
    not: ofOthers,
    clinic: true,
  },
  {
    property: 'privacy response',
    units: ['hour', 'day', 'week', 'month'],
    before: /\b(?:requests?|rights?|data|complaint)\b.*\b(?:respond|reply|answer)(?:ed|s)?\b[^.;]{0,30}$/i,
    clinic: true,
  },
  {
    property: 'contact response',
    units: ['hour', 'day', 'week'],
    before:
      /\bwe(?:’ll|'ll| will| aim to| try to| usually)*\s*(?:respond|reply|answer|get back|come back)\b[^.;]{0,25}$/i,
    not: otherThanEnquiries,
    clinic: true,
  },
  {
    property: 'retention',
    units: ['month', 'year'],
    before:
      /\b(?:enquir\w+|messages?)\b.*\b(?:keep|kept|stored?|held|hold|deleted?|erased?)\b[^.;]{0,40}$|\b(?:keep|store|hold) (?:your |all |every )?(?:enquir\w+|messages?)\b[^.;]{0,30}$/i,
    not: /\b(?:jobs?|applications?|applicants?|CVs?|vacanc\w+|backups?|logs?|cookies?|records?)\b/i,
    clinic: true,
  },
  {
    property: 'memberships',
    units: ['number'],
    noun: 'bodies',
    before: /\bmembers? of\s*$/i,
    with: /\b(?:we|our|nurse|she|he|practitioner)\b/i,
    clinic: true,
  },
  { property: 'treatments', units: ['number'], after: /^ of our treatments\b/i, clinic: true },
  {
    property: 'rating',
    units: ['number'],
    noun: 'rating',
    with: /\bgoogle\b|\bour (?:clients?|rating|reviews?)\b|\bwe (?:are|have|’re)\b|\brat(?:ed?|ing)(?: us)?\b|\breviews?\b/i,
    not: /\b(?:pain\w*|comfort\w*|discomfort|difficult\w*|scores? (?:of )?pain|bus(?:es)?|hygiene|food|caf[eé]s?|next door|shops?|hotels?|apps?|makers?|devices?)\b/i,
    clinic: true,
  },
]
