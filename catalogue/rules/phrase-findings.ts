import type { Finding } from '../finding.ts'
import type { Passage } from '../read/passage.ts'
import { timed } from '../waivers/waiver-text.ts'
import { type FileScope, pageName } from './rule.ts'

export interface PhraseRule {
  rule: string
  severity: Finding['severity']
  /** Global patterns; each match is a phrase. */
  patterns: readonly RegExp[]
  /** Passages that are read; all when absent. */
  reads?: (passage: Passage) => boolean
  /** Keeps a match, given the words around it. */
  keeps?: (match: RegExpMatchArray) => boolean
  message: (phrase: string) => string
  remedy: string
}

/** How many further places of one phrase a finding names. */
const namedPlaces = 2

/** One finding for each phrase on a page that a rule looks for, at its first place, with the next ones related. */
export function phraseFindings({ entry, passages, said }: FileScope, rule: PhraseRule): Finding[] {
  const patterns = rule.reads ? rule.patterns : rule.patterns.filter((pattern) => occurs(pattern, said))
  if (patterns.length === 0) return []
  const byPhrase = new Map<string, Finding[]>()
  for (const passage of passages) {
    if (rule.reads?.(passage) === false) continue
    for (const { phrase, offset } of matches(passage.text, patterns, rule.keeps)) {
      const found: Finding = {
        ...passage.place(offset),
        rule: rule.rule,
        severity: rule.severity,
        message: rule.message(phrase),
        remedy: rule.remedy,
        length: phrase.length,
        subject: pageName(entry),
        values: [phrase.toLowerCase()],
      }
      const key = phrase.toLowerCase()
      byPhrase.set(key, [...(byPhrase.get(key) ?? []), found])
    }
  }
  return [...byPhrase.values()].flatMap(([first, ...others]) => (first ? [together(first, others)] : []))
}

/** Whether a global pattern matches anywhere. */
function occurs(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0
  const found = pattern.test(text)
  pattern.lastIndex = 0
  return found
}

function matches(
  text: string,
  patterns: readonly RegExp[],
  keeps: PhraseRule['keeps'],
): { phrase: string; offset: number }[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter((match) => keeps?.(match) ?? true)
    .map((match) => ({ phrase: match[0].replace(/\s+/g, ' '), offset: match.index }))
    .sort((a, b) => a.offset - b.offset)
}

function together(first: Finding, others: readonly Finding[]): Finding {
  if (others.length === 0) return first
  const rest = others.length - namedPlaces
  return {
    ...first,
    values: (first.values ?? []).map((value) => timed(value, others.length + 1)),
    ...(rest > 0 && { message: `${first.message} ${rest} more below the places named.` }),
    related: others.slice(0, namedPlaces).map(({ file, line, column }) => ({
      file,
      line,
      column,
      message: 'says it too.',
    })),
  }
}
