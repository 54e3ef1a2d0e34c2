import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tests/support/built-site.ts'

/** Prints rows under headings, the first column left-aligned, figures right-aligned. */
export function printTable(headings: string[], rows: string[][]): void {
  const widths = headings.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column] ?? '')].map(length)),
  )
  for (const row of [headings, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(cells.join('  ').trimEnd())
  }
}

const length = (text: string) => text.length

/** Writes figures as JSON into a folder that git ignores, and says where. */
export function writeResults(name: string, results: unknown): void {
  const file = `.cache/bench/${name}.json`
  mkdirSync(join(root, '.cache/bench'), { recursive: true })
  writeFileSync(join(root, file), `${JSON.stringify(results, null, 1)}\n`)
  console.log(`\nThe same as JSON: ${file}`)
}
