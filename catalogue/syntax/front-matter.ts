import { type Finding, fileFinding } from '../finding.ts'
import type { Source } from './source.ts'

/** A file's keys and its prose, each with blanks in place of what stands before it, so that offsets are those of the file. */
interface FileParts {
  keys: string
  prose: string
}

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/** Parts the front matter at the top of a page from the prose below; a YAML file has nothing but keys. */
export function partsOf(source: Source): FileParts | Finding {
  const { text, file } = source
  if (file.endsWith('.yaml')) return { keys: text, prose: '' }
  const found = frontMatter.exec(text)
  if (found?.index === 0) {
    const from = (start: number) => text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start)
    const start = text.indexOf('\n') + 1
    const end = start + (found[1]?.length ?? 0)
    return { keys: text.slice(0, end), prose: from(found[0].length) }
  }
  const prose = text.startsWith('---') ? text.search(/^## /m) : -1
  if (prose >= 0)
    return source.error('file', prose, 'no line "---" ends the keys.', 'Write it above the prose.')
  const remedy = 'Begin the file with a line "---", then the keys, then another line "---".'
  return fileFinding(file, 'has no front matter between two lines "---" at its top.', remedy)
}
