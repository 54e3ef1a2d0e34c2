import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding } from '../finding.ts'
import { fileFinding } from './list-files.ts'

/** No page of words comes near this size; a larger file is there by mistake. */
export const largestFileBytes = 256 * 1024

/** Nor has any a line of this many characters, or quotes and lists nested this deep. */
const longestLine = 10_000
const unseen = /(?![\t\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u
const tooDeep = /^(?:[ \t]*(?:>|[-*+](?=[ \t]))){40}/m

/** The text of one content file, or why it can't be read. A byte-order mark is dropped. */
export async function readText(root: string, file: string): Promise<string | Finding> {
  try {
    const { size } = await stat(join(root, file))
    if (size > largestFileBytes) {
      return fileFinding(
        file,
        `is ${Math.ceil(size / 1024).toLocaleString('en-GB')} KB; a content file has at most ${largestFileBytes / 1024} KB.`,
        'Pictures belong in content/images; check that the right file was saved.',
      )
    }
    const text = decode(file, await readFile(join(root, file)))
    return typeof text === 'string' ? (excess(file, text) ?? text) : text
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return fileFinding(file, `can’t be read (${code}).`, 'Check that the file exists and its permissions.')
  }
}

function excess(file: string, text: string): Finding | undefined {
  const lines = text.split('\n')
  const long = lines.findIndex((line) => line.length > longestLine)
  const deep = lines.findIndex((line) => tooDeep.test(line))
  const odd = lines.findIndex((line) => unseen.test(line))
  const [at, message] =
    odd >= 0
      ? [odd, 'a line holds a control character that nobody sees.']
      : long >= 0
        ? [long, `a line has more than ${longestLine.toLocaleString('en-GB')} characters.`]
        : [deep, 'quotes or lists are nested too deep.']
  if (at < 0) return undefined
  return { ...fileFinding(file, message, 'Check that the right text was saved.'), line: at + 1 }
}

function decode(file: string, bytes: Uint8Array): string | Finding {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fileFinding(file, 'is not UTF-8 text.', 'Save it again with the encoding UTF-8.')
  }
}
