import { constants, type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, fileFinding } from '../finding.ts'
import { notOrdinary } from './list-files.ts'

/** No content file comes near this size; a larger one is there by mistake. */
const largestKilobytes = 256
/** Nor has any a line of this many characters, or quotes and lists nested this deep. */
const longestLine = 10_000
const tooDeep = /^(?:[ \t]*(?:>|[-*+](?=[ \t]))){40}/m
const control =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/

/** No link is followed out of the content, and no pipe keeps the program waiting for somebody to write into it. */
const readOnly = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW

/** The text of one content file without its byte-order mark, or why it can't be content. */
export async function readText(root: string, file: string): Promise<string | Finding> {
  let handle: FileHandle | undefined
  try {
    handle = await open(join(root, file), readOnly)
    const stats = await handle.stat()
    if (!stats.isFile()) return fileFinding(file, ...notOrdinary)
    if (stats.size > largestKilobytes * 1024) return tooLarge(file, stats.size)
    return textOf(file, await handle.readFile())
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return fileFinding(file, `can’t be read (${code}).`, 'Check that the file exists and its permissions.')
  } finally {
    await handle?.close()
  }
}

function textOf(file: string, bytes: Uint8Array): string | Finding {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fileFinding(file, 'is not UTF-8 text.', 'Save it again with the encoding UTF-8.')
  }
  const [problem] = [
    { at: text.search(control), message: 'a line holds a control character that nobody sees.' },
    { at: text.search(/\r(?!\n)/), message: 'a line ends in a carriage return alone.' },
    {
      at: longLine(text),
      message: `a line has more than ${longestLine.toLocaleString('en-GB')} characters.`,
    },
    { at: text.search(tooDeep), message: 'quotes or lists are nested too deep.' },
  ].filter(({ at }) => at >= 0)
  if (!problem) return text
  return {
    ...fileFinding(file, problem.message, 'Check that the right text was saved.'),
    line: text.slice(0, problem.at).split('\n').length,
  }
}

function tooLarge(file: string, size: number): Finding {
  const kilobytes = Math.ceil(size / 1024).toLocaleString('en-GB')
  return fileFinding(
    file,
    `is ${kilobytes} KB; a content file has at most ${largestKilobytes} KB.`,
    'Pictures belong in content/images; check that the right file was saved.',
  )
}

function longLine(text: string): number {
  let start = 0
  for (const line of text.split('\n')) {
    if (line.length > longestLine) return start
    start += line.length + 1
  }
  return -1
}
