import type { Finding } from '../finding.ts'
import { type FrontMatter, findFrontMatter } from './front-matter.ts'
import { fileFinding } from './list-files.ts'
import type { Source } from './source.ts'

/** A page's front matter, as far as anybody can tell where it stands, and what is wrong with the lines around it. */
export interface FoundFrontMatter {
  front?: FrontMatter
  problem?: Finding
}

/** Lines that people write in place of "---": other numbers of dashes, other dashes, spaces before them. */
const dashes = /^[ \t]*(?:-[ -]*|[–—]+|\*{3,}|_{3,})[ \t]*$/
const key = /^[A-Za-z][\w-]*:(?: |$)/

/** Finds the front matter at the top of a page. Where its lines of dashes are wrong it is read from where they were meant. */
export function frontMatterOf(source: Source): FoundFrontMatter {
  const front = findFrontMatter(source.text)
  if (front) return { front }
  const lines = linesOf(source.text)
  const first = lines.findIndex(({ text }) => text.trim() !== '')
  const line = lines[first]
  if (!line) return { problem: none(source) }
  const isOpen = /^---[ \t]*$/.test(line.text)
  const isMarked = isOpen || dashes.test(line.text)
  if (!isMarked && !key.test(line.text)) return { problem: none(source) }
  const start = isMarked ? line.end : line.start
  const last = closing(lines, first + (isMarked ? 1 : 0))
  const found = { start, end: last.start, body: last.isDashes ? last.end : last.start }
  const isShut = /^---[ \t]*$/.test(last.text)
  const opening = isMarked ? misplaced(source, line, first, isOpen) : missing(source, line)
  const problem = opening ?? (isShut ? undefined : unclosed(source, last))
  return { front: found, ...(problem && { problem }) }
}

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

/** The line that was meant to end the front matter, or else the first that belongs to the prose. */
function closing(lines: readonly Line[], from: number): Line & { isDashes: boolean } {
  const isProse = (index: number) => {
    const { text = '' } = lines[index] ?? {}
    const isAfterGap = (lines[index - 1]?.text ?? '').trim() === ''
    return /^#{2,6} /.test(text) || (isAfterGap && /^[A-Z<*]/.test(text) && !key.test(text))
  }
  for (let index = from; index < lines.length; index++) {
    const line = lines[index]
    if (line && dashes.test(line.text)) return { ...line, isDashes: true }
    if (line && isProse(index)) return { ...line, isDashes: false }
  }
  const end = lines.at(-1)?.end ?? 0
  return { text: '', start: end, end, isDashes: false }
}

function misplaced(source: Source, line: Line, index: number, isOpen: boolean): Finding | undefined {
  if (!isOpen) {
    const message = `the front matter begins with "${line.text.trim()}".`
    return finding(source, line, message, 'Write three dashes and nothing else: "---".')
  }
  if (index === 0) return undefined
  const top = { text: '', start: 0, end: 0 }
  const message = 'the front matter begins after an empty line.'
  return finding(source, top, message, 'Delete what stands above the first line "---".')
}

function missing(source: Source, line: Line): Finding {
  return finding(
    source,
    line,
    'the line "---" above the first key is missing.',
    'Write "---" on a line of its own above it.',
  )
}

function unclosed(source: Source, last: Line & { isDashes: boolean }): Finding {
  return last.isDashes
    ? finding(
        source,
        last,
        `the front matter ends with "${last.text.trim()}".`,
        'Write three dashes at the beginning of the line and nothing else: "---".',
      )
    : finding(
        source,
        last,
        'the front matter is not closed before the prose begins.',
        'Write "---" on a line of its own after the last key.',
      )
}

function finding(source: Source, { start, text }: Line, message: string, remedy: string): Finding {
  const indent = text.length - text.trimStart().length
  return {
    ...source.place(start + indent),
    rule: 'syntax',
    severity: 'error',
    message,
    remedy,
    length: Math.max(1, text.trim().length),
  }
}

function none({ file }: Source): Finding {
  return fileFinding(
    file,
    'has no front matter.',
    'Begin the file with a line "---", then the keys, then another line "---".',
  )
}
