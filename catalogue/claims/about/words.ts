/** Sources of patterns for words that several rules share. */

/** What a client comes for, in words that are true of any treatment. */
export const occasion =
  '(?:treatments?|sessions?|appointments?|procedures?|visits?|courses?|protocols?|programmes?|plans?)'

/** What a treatment brings about. */
export const outcome =
  '(?:results?|effects?|improvements?|benefits?|outcome|glow|hydration|radiance|difference)'

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

/** Reactions and remedies, whose times are no treatment's. */
export const reaction =
  /\b(?:red(?:ness)?|swell\w*|swollen|bruis\w*|tender\w*|pain\w*|flak\w*|peeling|scabs?|sting\w*|numb\w*|itch\w*|cream|antibiotics?)\b/i

/** Visits after a course. */
export const maintenance =
  /\b(?:maint\w+|top[- ]?ups?|repeat\w*|review\w*|follow[- ]?up|again|come back|check(?:s|-ups?)?|keep(?:s|ing)? (?:it|them) up)\b/i

/** Units of time of any length. */
export const timeUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** Occasions on which a client comes. */
export const sittings = '(?:sessions?|treatments?|visits?|appointments?)'
