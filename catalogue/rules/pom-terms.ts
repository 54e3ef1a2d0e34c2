const starts = '(?<![a-z0-9\\u00c0-\\u024f])'
const ends = '(?![a-z0-9\\u00c0-\\u024f])'

const brands =
  'botox(?:ed|ing)?|beautox|vistabel|dysport|bocouture|azzalure|xeomin|alluzience|letybo|nuceiva|relfydess'

/** Brand and substance names of prescription-only medicines that clinics use, and nicknames for them. */
export const pomNames: readonly RegExp[] = [
  new RegExp(`${starts}(?:${brands})${ends}`, 'gi'),
  new RegExp(`${starts}botul\\w*(?: toxin\\w*)?(?: type a)?${ends}`, 'gi'),
  new RegExp(`${starts}(?:kenalog|triamcinolone)${ends}`, 'gi'),
]

const given = '(?:injections?|injected|injectables?|jabs?|shots?)'
const vitamin = '(?:vitamin )?(?:B-?12|hydroxocobalamin)|vitamin D3?'

/** Phrases that can mean nothing but a prescription-only medicine. */
export const pomPhrases: readonly RegExp[] = [
  new RegExp(
    `\\b(?:anti[- ]?wrinkle|wrinkle|(?:wrinkle|line|muscle)[- ](?:relax|smooth|soften|reduc)(?:ing|er|ant)) ${given}\\b`,
    'gi',
  ),
  new RegExp(`\\b${given} for (?:fine lines and )?wrinkles\\b`, 'gi'),
  new RegExp(`\\bhay[- ]?fever (?:steroid |allergy )?${given}\\b`, 'gi'),
  new RegExp(`\\b(?:${vitamin})\\b[^.?!;|]{0,40}?\\b${given}\\b`, 'gi'),
  new RegExp(`\\b${given}\\b[^.?!;|]{0,40}?\\b(?:${vitamin})(?![\\w])`, 'gi'),
]
