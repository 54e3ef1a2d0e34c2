/** Sources of patterns for words that several rules share. */

/** What a client comes for, in words that are true of any treatment. */
export const occasion =
  '(?:treatments?|sessions?|appointments?|procedures?|visits?|courses?|protocols?|programmes?)'

/** What a treatment brings about. */
export const outcome =
  '(?:results?|effects?|improvements?|benefits?|outcome|glow|hydration|radiance|difference)'

const determiner =
  '(?:the|your|each|every|an?|this|our|one|most|any|all|both|whole|full|entire|complete|single|typical|standard|usual|actual|recommended|of|these|such|per|for|visible|its|their)'

const conjunction =
  '(?:and|but|so|then|as|when|while|that|because|where|which|though|although|usually|normally|whereas)'

/** What people do with a treatment or a result. */
const having = '(?:(?:you (?:can|may|could|will) )?(?:have|get|book|enjoy|try|expect|see|for) )?'

/** Words that tell how sure or how often, and that change no figure. */
const weak = [
  'each|usually|normally|generally|often|typically|commonly|currently|now|only|just|then|also|mostly|roughly|approximately',
  'about|around|between|from|for|most|in total|altogether|on average|somewhere|anything|a good|expected to',
  'will|can|may|might|should|would|take|last|cost|be|itself|themselves|all|here',
].join('|')

/** Any number of them, and the verb in "it’s" and "they’ll". */
export const adverbs = `(?: (?:${weak})|['’](?:s|re|ll))*`

/** The clause before a verb, in which a subject stands last, or first where a joint follows. */
export const who =
  '(?<who>[^.;:!?]*?[^.;:!?,\\s])(?:(?<relative>,? (?:which|that|who))|(?<joint>,(?: and| but| each)*|(?: and| but| each)+))?'

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
export const occasionOf = new RegExp(`^\\W*(?:${determiner} )*${occasion} (?:of|for|with) `, 'i')

/** Reactions and remedies, whose times are no treatment's. */
export const reaction =
  /\b(?:red(?:ness)?|swell\w*|swollen|bruis\w*|tender\w*|pain\w*|flak\w*|peeling|scabs?|sting\w*|numb\w*|itch\w*|cream|antibiotics?)\b/i

/** Visits after a course. */
export const maintenance =
  /\b(?:maint\w+|top[- ]?ups?|repeat\w*|review\w*|follow[- ]?up|again|come back|check(?:s|-ups?)?)\b/i

/** Sentences about somebody else, some people only, or what is not so. */
export const elsewhere = new RegExp(
  [
    '\\b(?:elsewhere|(?:other|some|many|most|cheaper|London|high street) (?:clinics?|salons?|practitioners?|places)|competitors?|stud(?:y|ies)|trials?|research\\w*|surveys?|smok(?:ers?|es?|ing)|in the past|no longer(?! than)|abroad|manufacturers?|makers?|somebody else|at home|surgery|operations?|face-?lifts?)\\b',
    '\\b(?:in|for|with) (?:some|a few|certain|older|younger|men|women|darker|deeper|very|severe|stubborn|larger?|smaller?|those|anyone)\\b',
    '\\b(?:some|a few|certain|older|younger|one|another|a) (?:people|clients?|patients?|person|areas?|women|men)\\b',
    "^\\W*(?:if(?! you(?:[’']re| are)? (?:after|want|looking|prefer|would like))|unless|suppose|imagine|when i|(?:were|had|should) \\w+ (?:\\w+ )?to)\\b",
    '\\b(?:used to|would have|might have|could have|would (?:reach|be|cost|take|last|need)|promise|guarantee|pretend)\\b',
  ].join('|'),
  'i',
)

/** Words before a figure that deny it. */
export const denied =
  /(?:\bno (?:\w+ )?(?:treatment|result|effect|session|improvement|filler|course)s?\b[^.;,]{0,40}|(?:\b(?:not|never|cannot)|n[’']t)\b(?! only)(?: (?!and\b|but\b|so\b|or\b)[\w-]+){0,3} ?)$/i

/** Units of time of any length. */
export const timeUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** Occasions on which a client comes. */
export const sittings = '(?:sessions?|treatments?|visits?|appointments?)'
