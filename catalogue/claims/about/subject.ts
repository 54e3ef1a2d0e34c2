import { occasionOf, own, ownFirst, ownOutcome, pronoun } from './subject-words.ts'
import { occasion, outcome } from './words.ts'

/** The treatment of the page, or the one whose name stands at an end of these words. */
export type Subject = 'page' | NamedSubject

export interface NamedSubject {
  words: string
  /** `relative` where "which" speaks of the name at the end, even of one mentioned in passing. */
  nameAt: 'start' | 'end' | 'relative'
}

const priceOf = /^.*\b(?:prices?|costs?|fees?) (?:for|of|per) /i
const speaksOfIt =
  /^\W*(?:(?:the|this|your|our|an?|each) )?(?:treatments?|sessions?|appointments?|procedures?|courses?|prices?|results?|it|they|this)\b/i
const ownStart = new RegExp(`^\\W*(?:(?:the|your|each|an?|this|our) )*(?:${occasion}|${outcome})\\b`, 'i')

/** Whom the words before a verb speak of. A pronoun speaks of the subject of the sentence before. */
export function subjectBefore(
  words: string,
  {
    isOutcome,
    previous,
    joins,
  }: { isOutcome: boolean; previous: string | undefined; joins?: 'relative' | 'joint' | undefined },
): Subject {
  const plain = withoutAsides(words.trim()).replace(priceOf, '')
  const hasAside = plain !== words.trim().replace(priceOf, '')
  if (joins === 'joint' && !hasAside) return subjectAtStart(plain, previous)
  if (joins === 'relative')
    return own.test(plain) || (isOutcome && ownOutcome.test(plain))
      ? 'page'
      : { words: plain, nameAt: 'relative' }
  if (pronoun.test(plain)) return subjectOfPronoun(previous)
  if (own.test(plain) || (isOutcome && ownOutcome.test(plain))) return 'page'
  return { words: plain.replace(occasionOf, ''), nameAt: 'end' }
}

/** Words without what stands between brackets, or between commas in passing: "skin boosters, as most find,". */
function withoutAsides(words: string): string {
  return words
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/, (?:including|as|for|with|in|which|whom|subtle|from)\b[^,]*$/, '')
}

/** Whom a clause speaks of whose first words are its subject. */
export function subjectAtStart(words: string, previous: string | undefined): Subject {
  if (/^\W*(?:it|they|this|that)\b/i.test(words)) return subjectOfPronoun(previous)
  return ownStart.test(words) ? 'page' : { words: words.replace(occasionOf, ''), nameAt: 'start' }
}

function subjectOfPronoun(previous: string | undefined): Subject {
  const isPage = previous === undefined || previous.trim().endsWith('?') || speaksOfIt.test(previous)
  return isPage ? 'page' : { words: previous, nameAt: 'start' }
}

/** Whom words that follow speak of. */
export function subjectFrom(words: string): Subject {
  if (ownFirst.test(words)) return 'page'
  return { words: words.replace(occasionOf, ''), nameAt: 'start' }
}
