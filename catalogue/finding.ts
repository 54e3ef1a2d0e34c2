import { meantBy } from '../schemas/content/expected.ts'
import { nearest } from '../schemas/nearest.ts'

/** A position in a content file, as editors show it: both numbers count from 1, columns in UTF-16 units. */
export interface Place {
  /** From the project's root, with forward slashes: `content/treatments/profhilo.mdx`. */
  file: string
  line: number
  column: number
  /** How many characters of the line it takes; the code frame underlines them. */
  length?: number
}

export type Severity = 'error' | 'warning'

/** Something in the content that is wrong or doubtful, with its place and what to do. */
export interface Finding extends Place {
  /** The rule's name: `schema`, `agreement`, `pom-name`. */
  rule: string
  severity: Severity
  /** What is wrong, as a sentence. */
  message: string
  /** What to do about it, as a sentence, unless the message already says so. */
  remedy?: string
  /** Other places that it is about, with what to say of each. */
  related?: (Place & { message: string })[]
  /** What an editor program may put in place of the `length` characters, the likeliest first. */
  fixes?: { title: string; replacement: string }[]
  /** Whether the `length` characters are a phrase that is wrong in itself; a figure within it is not told besides. */
  isPhrase?: true
  /** What a waiver names to accept this finding: `skin-analysis price`. */
  subject?: string
  /** The values that a waiver repeats exactly, with where or how often they occur: `from £45 (home)`, `excision (3 times)`. */
  values?: string[]
}

/** What a finding says, and what to do. */
export type Advice = readonly [message: string, remedy: string]

/** Order of reports: by file, then place, then rule, then message. */
export function compareFindings(a: Finding, b: Finding): number {
  const keys = ['file', 'line', 'column', 'rule', 'message'] as const
  const key = keys.find((one) => a[one] !== b[one])
  return key ? (a[key] < b[key] ? -1 : 1) : 0
}

/** `content/home.yaml:12:7`, which terminals and editors open at that place. */
export function formatPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`
}

/** `skin-analysis` of `content/treatments/skin-analysis.mdx`. */
export function fileName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}

/** An error at a place, with any further fields. */
export function errorAt(
  { file, line, column, length = 1 }: Place,
  rule: string,
  message: string,
  remedy: string,
  more: Partial<Finding> = {},
): Finding {
  return { file, line, column, length, rule, severity: 'error', message, remedy, ...more }
}

/** An error about a file as a whole. */
export function fileFinding(file: string, message: string, remedy: string): Finding {
  return errorAt({ file, line: 1, column: 1 }, 'file', message, remedy)
}

/** The remedy for an unknown word: the known one that is likeliest meant, if any is near. */
export function didYouMean(word: string, known: readonly string[], otherwise: string): string {
  const near = nearest(word, known)
  return near ? meantBy(word, near) : otherwise
}
