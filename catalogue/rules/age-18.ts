import type { Finding } from '../finding.ts'
import { entryOf } from '../read/entry-of.ts'
import { cued, type PhrasePattern } from '../words/phrase-pattern.ts'
import { Said } from '../words/said.ts'
import { courtsTheYoung, isRefused, lowerAges, youngWords } from './age-words.ts'
import { phraseFindings } from './phrase-findings.ts'
import { type FileRule, type FileScope, pageName } from './rule.ts'

const eighteen = '(?:18|eighteen)'
const notTime =
  '(?![\\w.]*\\d)(?! ?(?:-|to \\d|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|sessions?|%|mm|ml|pounds|January|February|March|April|May|June|July|August|September|October|November|December))'
const eighteenCue = '18|18s|eighteen'
const says18: readonly PhrasePattern[] = [
  cued(
    new RegExp(
      `\\b(?:over|age|aged?|least|be|from(?: age)?|until(?: you are)?) ${eighteen}s?\\b${notTime}`,
      'gi',
    ),
    eighteenCue,
  ),
  cued(
    new RegExp(
      `\\b${eighteen}(?:\\+|[\\s-](?:(?:and|or)[\\s-](?:over|older|above|upwards?)|years? (?:and|or) (?:over|older|above|upwards?)|years? of age|years?[\\s-]olds?)\\b|s? or over\\b)`,
      'gi',
    ),
    eighteenCue,
  ),
  cued(
    new RegExp(
      `\\bunder(?: the age of |-| )${eighteen}s?\\b(?! ?(?:welcome|are welcome|accepted|months?|hours?|minutes?|%))`,
      'gi',
    ),
    eighteenCue,
  ),
]
const regulated =
  /\b(?:fillers?|(?:lip|cheek|chin|jaw(?:line)?|tear[\s-]trough) (?:augmentation|enhancement|contour(?:ing)?)|anti[\s-]?wrinkle|wrinkle[\s-]relax\w*|botul\w*|toxin)\b/i

/**
 * A page about a treatment for adults only says that it is for people of 18 or over and names no lower age, and a filler or
 * toxin treatment is flagged as one. Elsewhere words that court the young raise a warning. Source: Botulinum Toxin and
 * Cosmetic Fillers (Children) Act 2021; CAP Code rule 12.25.
 */
export const age18: FileRule = (scope) => {
  if (scope.entry.kind === 'legal') return []
  const shared = {
    rule: 'age-18',
    message: (phrase: string) => `"${phrase}" speaks to people under 18.`,
    remedy:
      'Say whom the treatment is for without courting the young, or state the age from which it is given.',
  } as const
  return [
    ...phraseFindings(scope, {
      ...shared,
      severity: 'warning',
      patterns: youngWords,
      keeps: (phrase) => courtsTheYoung(scope, phrase),
    }),
    ...phraseFindings(scope, {
      ...shared,
      severity: isAdultsOnly(scope) ? 'error' : 'warning',
      patterns: lowerAges,
      keeps: (phrase) => !isRefused(phrase),
      ...(isAdultsOnly(scope) && { remedy: 'The law allows it from 18 only, whoever consents: say so.' }),
    }),
    ...pageFindings(scope),
  ]
}

function isAdultsOnly({ entry }: FileScope): boolean {
  return entryOf([entry], 'treatment')?.known?.flags?.includes('ageRestricted') ?? false
}

function pageFindings(scope: FileScope): Finding[] {
  const { entry, passages } = scope
  const { title, flags } = entryOf([entry], 'treatment')?.known ?? {}
  if (title === undefined || flags === undefined) return []
  const shared = { rule: 'age-18', severity: 'error', subject: pageName(entry) } as const
  if (isAdultsOnly(scope)) {
    const said = Said.in(passages)
    return says18.some((pattern) => said.matches(pattern))
      ? []
      : [
          {
            ...shared,
            ...entry.locate(['title']),
            message: 'the page does not say that the treatment is for people of 18 or over.',
            remedy: 'Add for example "adults aged 18 or over" to suitability.suits.',
          },
        ]
  }
  return regulated.test(title)
    ? [
        {
          ...shared,
          ...entry.locate(['flags']),
          message: `${title} is for adults by law, and its flags do not say so.`,
          remedy: 'Add ageRestricted to the flags.',
        },
      ]
    : []
}
