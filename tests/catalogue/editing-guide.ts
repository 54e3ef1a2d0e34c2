import { readFileSync } from 'node:fs'

/** One mistake that docs/editing-content.md shows, and the report that it gives for it. */
interface GuideExample {
  file: string
  /** What the file holds when it is right. */
  right: string
  /** What replaces it; empty if the line is left out. */
  wrong: string
  report: string
}

export const guide = readFileSync('docs/editing-content.md', 'utf8')

const slip =
  /In `(content\/[^`]+)`, (?:`([^`]+)` in place of `([^`]+)`|without the line `([^`]+)`):\n\n```text\n(.*?)\n```/gs

/** Every example of a problem in the guide. */
export function guideExamples(): GuideExample[] {
  return [...guide.matchAll(slip)].map(([, file = '', wrong = '', right, line, report = '']) => ({
    file,
    wrong,
    right: right ?? `${line}\n`,
    report,
  }))
}
