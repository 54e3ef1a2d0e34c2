import type { Finding } from '../finding.ts'
import { entryOf } from './entry-of.ts'
import { phraseFindings } from './phrase-findings.ts'
import { type FileRule, type FileScope, pageName } from './rule.ts'

const says18 =
  /\b(?:under|over|aged?|least|until|from|be) (?:18|eighteen)s?\b|\b(?:18|eighteen)(?:\+| (?:and|or|years) (?:over|older|or|and|of age)|s? or over)/i
const regulated = /\b(?:fillers?|anti[- ]?wrinkle|botul\w*)\b/i

/**
 * A page about a treatment for adults only says that it is for people of 18 or over, and a filler or toxin treatment is
 * flagged as one. Words that court the young raise a warning. Source: Botulinum Toxin and Cosmetic Fillers (Children) Act
 * 2021; CAP Code rule 12.25.
 */
export const age18: FileRule = (scope) => [
  ...phraseFindings(scope, {
    rule: 'age-18',
    severity: 'warning',
    patterns: [/\b(?:all ages|teen(?:s|agers?)?)\b|\bprom(?: night| season)?\b(?!-)/gi],
    keeps: ({ input = '', index = 0 }) =>
      !/\b(?:not|never|no|isn’t|unsuitable)\b[^.]{0,40}$/i.test(input.slice(0, index)),
    message: (phrase) => `"${phrase}" speaks to people under 18.`,
    remedy:
      'Say whom the treatment is for without courting the young, or state the age from which it is given.',
  }),
  ...pageFindings(scope),
]

function pageFindings({ entry, said }: FileScope): Finding[] {
  const value = entryOf([entry], 'treatment')?.value
  if (!value) return []
  const { title, flags } = value
  const shared = { rule: 'age-18', severity: 'error', subject: pageName(entry) } as const
  if (!flags.includes('ageRestricted')) {
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
  if (says18.test(said)) return []
  return [
    {
      ...shared,
      ...entry.locate(['title']),
      message: 'the page does not say that the treatment is for people of 18 or over.',
      remedy: 'Add for example "adults aged 18 or over" to suitability.suits.',
    },
  ]
}
