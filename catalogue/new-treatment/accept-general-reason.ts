import { isMap, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { halfYearAfter } from '../../schemas/calendar-date.ts'
import { endOfLine, indentBefore } from './yaml-lines.ts'

/** The waivers' text with one treatment more that clients ask about under a general reason. */
export interface AcceptedReason {
  text: string
  /** The line that was changed or begins what was added, counted from 1. */
  line: number
  /** What stands there now. */
  written: string
}

const rule = 'coverage'
const subject = 'treatments without a reason'

/**
 * Adds a treatment to the waiver of treatments without a reason of their own, or such a waiver where there is none. Everything
 * else stays as it is, character for character. Undefined when the text has no readable list of waivers, or names the treatment already.
 */
export function acceptGeneralReason(text: string, slug: string, today: string): AcceptedReason | undefined {
  const document = parseDocument(text)
  const list = document.get('waivers')
  if (document.errors.length > 0 || !isSeq(list)) return undefined
  const waiver = list.items.find(
    (item): item is YAMLMap => isMap(item) && item.get('rule') === rule && item.get('subject') === subject,
  )
  const values = waiver?.get('values')
  if (!waiver) return readable(withNewWaiver(text, slug, today, indentOf(text, list)))
  if (!isSeq(values)) return undefined
  const last = values.items.at(-1) as { range?: readonly number[] } | undefined
  if (!last?.range || values.toJSON().includes(slug)) return undefined
  const [start = 0, end = 0] = last.range
  const added = values.flow ? `, "${slug}"` : `\n${indentBefore(text, start).replace(/[^ -]/g, ' ')}"${slug}"`
  const at = values.flow ? end : endOfLine(text, end)
  const changed = `${text.slice(0, at)}${added}${text.slice(at)}`
  return readable({ text: changed, ...lineAt(changed, at + added.length - 1) })
}

/** What stands before the mark of a list's entries. */
function indentOf(text: string, list: YAMLSeq): string {
  const first = list.items[0] as { range?: readonly number[] } | undefined
  return first?.range ? indentBefore(text, first.range[0] ?? 0).replace(/- *$/, '') : '  '
}

function withNewWaiver(text: string, slug: string, today: string, indent: string): AcceptedReason {
  const written = [
    `- rule: ${rule}`,
    `  subject: ${subject}`,
    `  values: ["${slug}"]`,
    '  owner: clinic owner',
    '  reason: The contact form has no reason of its own for it; clients choose a general one.',
    `  expires: "${halfYearAfter(today)}"`,
  ]
    .map((line) => indent + line)
    .join('\n')
  const kept = text.replace(/^(waivers:)[ \t]*\[\]([ \t]*(?:#.*)?)$/m, '$1$2').trimEnd()
  return { text: `${kept}\n${written}\n`, line: kept.split('\n').length + 1, written }
}

/** What was written, unless it does not fit the way the file is written otherwise. */
function readable(accepted: AcceptedReason): AcceptedReason | undefined {
  return parseDocument(accepted.text).errors.length === 0 ? accepted : undefined
}

function lineAt(text: string, offset: number): { line: number; written: string } {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, written: text.split('\n')[lines.length - 1] ?? '' }
}
