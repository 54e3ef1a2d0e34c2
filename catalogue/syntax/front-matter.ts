import { type Finding, fileFinding } from '../finding.ts'
import type { Source } from './source.ts'

/** Offsets of an MDX file's front matter (between the `---` lines) and of the prose after it. */
export interface FrontMatter {
  start: number
  end: number
  prose: number
}

const whole = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m
/** What people write in place of "---": other numbers of dashes, other dashes, spaces before them. */
const nearFence = /^(?:[ \t]*(?:-[ -]*|[–—]+|\*{3,}|_{3,})[ \t]*)$/m

/** Finds the front matter at the top of a page. */
export function findFrontMatter(source: Source): FrontMatter | Finding {
  const { text, file } = source
  const found = whole.exec(text)
  if (found?.index === 0) {
    const start = text.indexOf('\n') + 1
    return { start, end: start + (found[1]?.length ?? 0), prose: found[0].length }
  }
  const error = (at: number, message: string, remedy: string) =>
    source.error('syntax', at, message, remedy, 3)
  const first = text.search(/\S/)
  if (text.startsWith('---')) {
    const near = nearFence.exec(text.slice(3))
    return near
      ? error(3 + near.index, `the front matter ends with "${near[0].trim()}".`, threeDashes)
      : error(
          0,
          'the front matter is not closed before the prose begins.',
          'Write "---" on a line of its own after the last key.',
        )
  }
  if (first > 0 && text.startsWith('---', first)) {
    return error(0, 'the front matter begins after an empty line.', 'Delete the empty lines at the top.')
  }
  const near = nearFence.exec(text)
  if (near && near.index <= first)
    return error(first, `the front matter begins with "${near[0].trim()}".`, threeDashes)
  if (/^\s*[A-Za-z][\w-]*: /.test(text)) {
    return error(
      first,
      'the line "---" above the first key is missing.',
      'Write "---" on a line of its own above it.',
    )
  }
  const remedy = 'Begin the file with a line "---", then the keys, then another line "---".'
  return fileFinding(file, 'has no front matter.', remedy)
}

const threeDashes = 'Write three dashes at the beginning of the line and nothing else: "---".'
