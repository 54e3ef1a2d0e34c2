import { occasion, outcome } from './words.ts'

const determiner =
  '(?:the|your|each|every|an?|this|our|one|most|any|all|both|whole|full|entire|complete|single|typical|standard|usual|actual|recommended|initial|of|these|such|per|for|visible|its|their)'

const conjunction =
  '(?:and|but|so|then|as|when|while|that|because|where|which|though|although|usually|normally|whereas)'

/** What people do with a treatment or a result. */
const having = '(?:(?:you (?:can|may|could|will) )?(?:have|get|book|enjoy|try|expect|see|for) )?'

/** Words that speak of the page's own treatment, at the end of a clause. */
export const own = new RegExp(
  `(?:^|[,;:(–—]|\\b${conjunction}\\b)\\W*${having}(?:${determiner} )*(?:${occasion} (?:of|for|with) (?:${determiner} )*)?(?:\\S+-(?:minute|hour) )?(?:${occasion}|prices?|costs?|(?<=whole )(?:thing|process))(?: itself| with us| here| in Ipswich| at (?:our|the) clinic| times?| prices?)?$`,
  'i',
)

/** Words that speak of what the page's own treatment brings about, at the end of a clause. */
export const ownOutcome = new RegExp(
  `(?:^|[,;:(–—]|\\b${conjunction}\\b)\\W*${having}(?:${determiner} )*(?:[a-z]+ ){0,2}${outcome}(?: of (?:${determiner} )*${occasion})?$`,
  'i',
)

/** A pronoun for the subject of the sentence before. */
export const pronoun = new RegExp(`(?:^|[,;:(–—]|\\b${conjunction}\\b)\\W*(?:it|they|this|that)$`, 'i')

/** Words that speak of the page's own treatment, at the beginning. */
export const ownFirst = new RegExp(
  `^\\W*(?:${determiner} )*${occasion}(?: (?:of|for|with) (?:${determiner} )*${occasion})?\\b(?! (?:of|for|with)\\b)`,
  'i',
)

/** What stands before a name in "a session of …", "treatment with …". */
export const occasionOf = new RegExp(
  `^\\W*(?:${determiner} )*(?:${occasion} (?:of|for|with)|${outcome} (?:of|from|with)) `,
  'i',
)
