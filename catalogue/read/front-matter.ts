import type { Finding } from '../finding.ts'
import { fileFinding } from './list-files.ts'
import type { Source } from './source.ts'

/** Offsets of an MDX file's front matter (between the `---` lines) and of the prose after it. */
export interface FrontMatter {
  start: number
  end: number
  prose: number
}

const fence = /^---[ \t]*$/
/** What people write in place of "---": other numbers of dashes, other dashes, spaces before them. */
const nearFence = /^[ \t]*(?:-[ -]*|[–—]+|\*{3,}|_{3,})[ \t]*$/

/** Finds the front matter at the top of a page. */
export function findFrontMatter(source: Source): FrontMatter | Finding {
  const lines = linesOf(source.text)
  const [first] = lines
  if (!first || !fence.test(first.text)) return openingProblem(source, lines)
  const close = lines.find(({ text, start }) => start > 0 && fence.test(text))
  if (close) return { start: first.end, end: close.start, prose: close.end }
  const near = lines.find(({ text, start }) => start > 0 && nearFence.test(text))
  return near
    ? problem(source, near, `the front matter ends with "${near.text.trim()}".`, threeDashes)
    : problem(source, first, 'the front matter is not closed before the prose begins.', afterLastKey)
}

const threeDashes = 'Write three dashes at the beginning of the line and nothing else: "---".'
const afterLastKey = 'Write "---" on a line of its own after the last key.'

interface Line {
  text: string
  start: number
  /** After its line break. */
  end: number
}

function linesOf(text: string): Line[] {
  let end = 0
  return text.split('\n').map((line) => {
    const start = end
    end = Math.min(text.length, start + line.length + 1)
    return { text: line.replace(/\r$/, ''), start, end }
  })
}

function openingProblem(source: Source, lines: readonly Line[]): Finding {
  const first = lines.find(({ text }) => text.trim() !== '')
  if (first && fence.test(first.text)) {
    const top = { text: '', start: 0, end: 0 }
    return problem(
      source,
      top,
      'the front matter begins after an empty line.',
      'Delete the empty lines at the top.',
    )
  }
  if (first && nearFence.test(first.text)) {
    return problem(source, first, `the front matter begins with "${first.text.trim()}".`, threeDashes)
  }
  if (first && /^[A-Za-z][\w-]*:(?: |$)/.test(first.text)) {
    const message = 'the line "---" above the first key is missing.'
    return problem(source, first, message, 'Write "---" on a line of its own above it.')
  }
  return fileFinding(
    source.file,
    'has no front matter.',
    'Begin the file with a line "---", then the keys, then another line "---".',
  )
}

function problem(source: Source, { start, text }: Line, message: string, remedy: string): Finding {
  const length = Math.max(1, text.trimEnd().length)
  return { ...source.place(start), rule: 'syntax', severity: 'error', message, remedy, length }
}
