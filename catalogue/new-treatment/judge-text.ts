import { Document } from 'yaml'
import { readEntry } from '../read/read-entry.ts'
import type { AnswerKey } from './answers.ts'

/** Rules about words by themselves; others depend on answers that are still to come. */
const wordRules: ReadonlySet<string> = new Set(['token', 'syntax', 'pom-name', 'pom-implied'])

/** Answers that are facts stand one level further in. */
const factKeys: readonly AnswerKey[] = ['duration', 'sessions']

/** What the content check would say of a text on its page, as sentences; undefined when it has nothing against it. */
export function textProblem(key: AnswerKey, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (key === 'title' && /[{}]/.test(value)) return 'A title has no { and no }. Leave them out.'
  const slug = key === 'slug' ? value : 'example'
  const keys = factKeys.includes(key) ? { facts: { [key]: value } } : { [key]: value }
  const text = `---\n${new Document(key === 'slug' ? {} : keys).toString()}---\n`
  const { findings } = readEntry(`content/treatments/${slug}.mdx`, 'treatment', slug, text).entry
  const found = findings.find(({ rule, severity }) => severity === 'error' && wordRules.has(rule))
  return found && `${upperFirst(found.message.replace(/^[\w.]+: /, ''))} ${found.remedy ?? ''}`.trim()
}

/** A message as a sentence. */
export function upperFirst(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}`
}
