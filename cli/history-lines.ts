import type { HistoryEntry } from '../database/enquiries.ts'
import { textTable } from './text-table.ts'
import { ukTime } from './uk-time.ts'
import { visibleLines, visibleText } from './visible-text.ts'

const deeds: Record<HistoryEntry['action'], (entry: HistoryEntry) => string> = {
  received: ({ to }) => `received as ${to}`,
  moved: ({ from, to }) => `${from} -> ${to}`,
  noted: () => 'note',
  exported: () => 'exported',
}

/** What happened to an enquiry, oldest first, each note indented under its deed. */
export function historyLines(entries: readonly HistoryEntry[]): string {
  const rows = entries.map((entry) => [
    ukTime(entry.at),
    visibleText(entry.actor),
    deeds[entry.action](entry),
  ])
  const lines = textTable(rows).trimEnd().split('\n')
  return entries
    .flatMap((entry, index) => [
      lines[index] ?? '',
      ...(entry.note === undefined ? [] : visibleLines(entry.note).map((line) => `    ${line}`)),
    ])
    .map((line) => `${line}\n`)
    .join('')
}
