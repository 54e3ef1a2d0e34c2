import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../finding.ts'
import { fileFinding, notOrdinary } from './list-files.ts'

/** No page of words comes near this size, nor a list of all pages near the other; a larger file is there by mistake. */
const largestPageBytes = 256 * 1024
export const largestListBytes = 1024 * 1024

/** Nor has any a line of this many characters, or quotes and lists nested this deep. */
const longestLine = 10_000
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/
const tooDeep = /(?:[ \t]*(?:>|[-*+](?=[ \t]))){40}/y

/** No link is followed out of the content, and no pipe keeps the program waiting for somebody to write into it. */
const readOnly = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW

/** The most bytes that a file of content may have. */
export function byteLimit(file: string): number {
  return file.endsWith('.yaml') ? largestListBytes : largestPageBytes
}

/** The text of one content file, or why it can't be read. A byte-order mark is dropped. */
export function readText(root: string, file: string): string | Finding {
  const bytes = readBytes(root, file)
  return bytes instanceof Uint8Array ? textOf(file, bytes) : bytes
}

/**
 * The bytes of one content file, or why it can't be read. With `into` they stand there, until the next file is read into
 * it; it must have room for the largest file.
 */
export function readBytes(root: string, file: string, into?: Uint8Array): Uint8Array | Finding {
  try {
    const descriptor = openSync(join(root, file), readOnly)
    try {
      const stats = fstatSync(descriptor)
      const { size } = stats
      if (!stats.isFile()) return fileFinding(file, ...notOrdinary)
      if (size > byteLimit(file)) return tooLarge(file, size)
      const bytes = into ?? Buffer.allocUnsafe(size)
      return bytes.subarray(0, readSync(descriptor, bytes, 0, size, 0))
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return fileFinding(file, `can’t be read (${code}).`, 'Check that the file exists and its permissions.')
  }
}

/** The text that bytes hold, or why it can't be content. */
export function textOf(file: string, bytes: Uint8Array): string | Finding {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return excess(file, text) ?? text
  } catch {
    return fileFinding(file, 'is not UTF-8 text.', 'Save it again with the encoding UTF-8.')
  }
}

function tooLarge(file: string, size: number): Finding {
  return fileFinding(
    file,
    `is ${Math.ceil(size / 1024).toLocaleString('en-GB')} KB; a content file has at most ${byteLimit(file) / 1024} KB.`,
    'Pictures belong in content/images; check that the right file was saved.',
  )
}

function excess(file: string, text: string): Finding | undefined {
  const found = (offset: number, message: string): Finding => ({
    ...fileFinding(file, message, 'Check that the right text was saved.'),
    line: text.slice(0, offset).split('\n').length,
  })
  const odd = text.search(unseen)
  if (odd >= 0) return found(odd, 'a line holds a control character that nobody sees.')
  const oldEnd = text.includes('\r') ? text.search(/\r(?!\n)/) : -1
  if (oldEnd >= 0) return found(oldEnd, 'a line ends in a carriage return alone.')
  let deep = -1
  for (let start = 0, end = 0; end >= 0; start = end + 1) {
    end = text.indexOf('\n', start)
    if ((end < 0 ? text.length : end) - start > longestLine) {
      return found(start, `a line has more than ${longestLine.toLocaleString('en-GB')} characters.`)
    }
    tooDeep.lastIndex = start
    if (deep < 0 && tooDeep.test(text)) deep = start
  }
  return deep < 0 ? undefined : found(deep, 'quotes or lists are nested too deep.')
}
