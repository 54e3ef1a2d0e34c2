import type { Finding } from '../finding.ts'
import type { Passage } from '../read/passage.ts'
import { timed } from '../waivers/waiver-text.ts'
import { allMatches } from '../words/all-matches.ts'
import type { PhrasePattern } from '../words/phrase-pattern.ts'
import type { PlainLetters } from '../words/plain-letters.ts'
import { Said } from '../words/said.ts'
import { type FileScope, pageName } from './rule.ts'

/** A phrase that a pattern found, with what stands around it, in plain letters. */
export interface Phrase {
  text: string
  /** The passage's words before and after it. */
  before: string
  after: string
  passage: Passage
}

export interface PhraseRule {
  rule: string
  severity: Finding['severity']
  /** Each match is a phrase. */
  patterns: readonly PhrasePattern[]
  /** Passages that are read; all when absent. */
  reads?: (passage: Passage) => boolean
  /** Whether a phrase counts, given the words around it. */
  keeps?: (phrase: Phrase) => boolean
  message: (phrase: string) => string
  remedy: string
}

/** How many further places of one phrase a finding names. */
const namedPlaces = 2

/** One finding for each phrase on a page that a rule looks for, at its first place, with the next ones related. */
export function phraseFindings({ entry, passages }: FileScope, rule: PhraseRule): Finding[] {
  const said = Said.in(passages)
  const byPhrase = new Map<string, Finding[]>()
  for (const [index, patterns] of mayMatch(said, rule.patterns)) {
    const passage = passages[index] as Passage
    if (isSlugList(entry, passage) || rule.reads?.(passage) === false) continue
    for (const { start, end } of matches(passage, said.plain(index), patterns, rule.keeps)) {
      const written = passage.text.slice(start, end)
      const phrase = written.replace(/\s+/g, ' ')
      const key = phrase.toLowerCase()
      const found: Finding = {
        ...passage.place(start),
        rule: rule.rule,
        severity: rule.severity,
        message: rule.message(phrase),
        remedy: rule.remedy,
        length: written.length,
        subject: pageName(entry),
        values: [key],
      }
      byPhrase.set(key, [...(byPhrase.get(key) ?? []), found])
    }
  }
  return [...byPhrase.values()].flatMap(([first, ...others]) => (first ? [together(first, others)] : []))
}

/** The patterns that may match in a passage, by its index, in the order of the passages. */
function mayMatch(said: Said, patterns: readonly PhrasePattern[]): [index: number, PhrasePattern[]][] {
  const byPassage = new Map<number, PhrasePattern[]>()
  for (const pattern of patterns) {
    for (const index of said.mayMatch(pattern)) {
      const others = byPassage.get(index)
      if (others) others.push(pattern)
      else byPassage.set(index, [pattern])
    }
  }
  return [...byPassage].sort(([a], [b]) => a - b)
}

/** The menu names treatments by their slugs; readers see their titles, which stand on their own pages. */
function isSlugList({ kind }: FileScope['entry'], { path }: Passage): boolean {
  return kind === 'navigation' && path[0] === 'treatments'
}

interface Stretch {
  start: number
  end: number
}

/** Where phrases stand in a passage as it is written, in order. Of two that overlap the one that begins first counts. */
function matches(
  passage: Passage,
  plain: PlainLetters,
  patterns: readonly PhrasePattern[],
  keeps: PhraseRule['keeps'],
): Stretch[] {
  const found = patterns
    .flatMap(({ words }) => allMatches(plain.text, words))
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  let end = 0
  return found.flatMap((match) => {
    if (match.start < end || keeps?.(phraseAt(passage, plain, match)) === false) return []
    end = match.end
    return [{ start: plain.written(match.start), end: plain.written(match.end) }]
  })
}

function phraseAt(passage: Passage, { text }: PlainLetters, { start, end }: Stretch): Phrase {
  return { text: text.slice(start, end), before: text.slice(0, start), after: text.slice(end), passage }
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
