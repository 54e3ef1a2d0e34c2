import { isMap, isSeq, parseDocument, type YAMLMap } from 'yaml'

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

/** How long an acceptance lasts that nobody has given a day for, in months. */
const months = 6

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
  if (!waiver) return withNewWaiver(text, slug, today)
  if (!isSeq(values)) return undefined
  const last = values.items.at(-1) as { range?: readonly number[] } | undefined
  if (!last?.range || values.toJSON().includes(slug)) return undefined
  const [start = 0, end = 0] = last.range
  const indent = /[^\n]*$/.exec(text.slice(0, start))?.[0] ?? ''
  const added = values.flow ? `, "${slug}"` : `\n${indent.replace(/[^ -]/g, ' ')}"${slug}"`
  const changed = `${text.slice(0, end)}${added}${text.slice(end)}`
  return { text: changed, ...lineAt(changed, end + added.length - 1) }
}

function withNewWaiver(text: string, slug: string, today: string): AcceptedReason {
  const written = `  - rule: ${rule}
    subject: ${subject}
    values: ["${slug}"]
    owner: clinic owner
    reason: The contact form has no reason of its own for it; clients choose a general one.
    expires: "${later(today)}"`
  const kept = text.replace(/^(waivers:)[ \t]*\[\][ \t]*$/m, '$1').trimEnd()
  return { text: `${kept}\n${written}\n`, line: kept.split('\n').length + 1, written }
}

function lineAt(text: string, offset: number): { line: number; written: string } {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, written: text.split('\n')[lines.length - 1] ?? '' }
}

function later(today: string): string {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}
