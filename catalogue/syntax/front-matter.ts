import { type Finding, fileFinding } from '../finding.ts'
import type { Source } from './source.ts'

/** Offsets of a file's keys, which in a page stand between two lines `---`, and of the prose after them. */
interface FrontMatter {
  start: number
  end: number
  prose: number
}

const whole = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/** Finds the front matter at the top of a page; a YAML file has nothing else. */
export function findFrontMatter(source: Source): FrontMatter | Finding {
  const { text, file } = source
  if (file.endsWith('.yaml')) return { start: 0, end: text.length, prose: text.length }
  const found = whole.exec(text)
  if (found?.index === 0) {
    const start = text.indexOf('\n') + 1
    return { start, end: start + (found[1]?.length ?? 0), prose: found[0].length }
  }
  const prose = text.startsWith('---') ? text.search(/^## /m) : -1
  if (prose >= 0)
    return source.error('file', prose, 'no line "---" ends the keys.', 'Write it above the prose.')
  const remedy = 'Begin the file with a line "---", then the keys, then another line "---".'
  return fileFinding(file, 'has no front matter between two lines "---" at its top.', remedy)
}
