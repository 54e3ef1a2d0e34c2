/** Brand and substance names of prescription-only medicines that clinics use, and nicknames for them. */
export const pomNames: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:botox(?:ed|ing)?|beautox|vistabel|dysport|bocouture|azzalure|xeomin|alluzience|letybo|nuceiva|relfydess)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])botul\w*(?: toxin\w*)?(?: type a)?(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:kenalog|triamcinolone)(?![\p{L}\p{N}])/giu,
]

const given = '(?:injections?|injected|injectables?|jabs?|shots?)'
const vitamin = '(?:vitamin )?(?:B-?12|hydroxocobalamin)|vitamin D3?'

/** Phrases that can mean nothing but a prescription-only medicine. */
export const pomPhrases: readonly RegExp[] = [
  new RegExp(
    `\\b(?:anti[- ]?wrinkle|(?:wrinkle|line|muscle)[- ](?:relax|smooth|soften|reduc)(?:ing|er|ant)) ${given}\\b`,
    'gi',
  ),
  new RegExp(`\\bhay ?fever (?:steroid |allergy )?${given}\\b`, 'gi'),
  new RegExp(`\\b(?:${vitamin})\\b[^.?!;|]{0,40}?\\b${given}\\b`, 'gi'),
  new RegExp(`\\b${given}\\b[^.?!;|]{0,40}?\\b(?:${vitamin})(?![\\w])`, 'gi'),
]
