import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../schemas/error-code.ts'
import { controlCharacters } from '../../schemas/invisible-characters.ts'
import { type Finding, fileFinding } from '../finding.ts'
import { Source } from '../syntax/source.ts'

/** No content file comes near this size; a larger one is there by mistake. */
const largestKilobytes = 256
const control = new RegExp(`(?![\\t\\r\\n])[${controlCharacters}]`, 'u')

type TextProblem = readonly [pattern: RegExp, message: string, remedy?: string]

/** In a text that is not UTF-8, the first byte that can't be read. */
const notUtf8: TextProblem = [/\uFFFD/, 'this is not UTF-8.', 'Save it again with the encoding UTF-8.']
/** What keeps a text from being content at all, or could keep the parsers busy for long. */
const problems: readonly TextProblem[] = [
  [control, 'an invisible character stands here.', 'Delete it; a space may belong in its place.'],
  [/\r(?!\n)/, 'a line ends in a carriage return alone.'],
  [/^[^\n]{10001}/m, 'a line has more than 10,000 characters.'],
  [/^(?:[ \t]*(?:>|[-*+](?=[ \t]))){40}/m, 'quotes or lists are nested too deep.'],
  [
    /^(?:(?:<{7}|>{7})(?: |\r?$)|={7}\r?$)/m,
    'the line is a mark of a merge that was not finished.',
    'Keep one of the two versions, and remove the lines that mark them: <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    /\uFFFD|â€|Â£|\p{Co}/u,
    'the line holds a broken character: the text was saved in another encoding, or comes from a font of a word processor.',
    'Type the character anew, such as ’ or £ or the "- " of a list, and save with the encoding UTF-8.',
  ],
]

/** The text of one content file without its byte-order mark, or why it can't be content. */
export function readText(root: string, file: string): string | Finding {
  let bytes: Buffer
  try {
    bytes = readFileSync(join(root, file))
  } catch (error) {
    const message = `can’t be read (${errorCode(error)}).`
    return fileFinding(file, message, 'Check that the file exists and that you may read it.')
  }
  if (bytes.length > largestKilobytes * 1024) {
    const size = Math.ceil(bytes.length / 1024).toLocaleString('en-GB')
    const message = `is ${size} KB; a content file has at most ${largestKilobytes} KB.`
    const remedy = 'Pictures belong in content/images; check that the right file was saved.'
    return fileFinding(file, message, remedy)
  }
  const text = bytes.toString().replace(/^\uFEFF/, '')
  const problem = isUtf8(bytes) ? problems.find(([pattern]) => pattern.test(text)) : notUtf8
  if (!problem) return text
  const [pattern, message, remedy = 'Check that the right text was saved.'] = problem
  return new Source(file, text).error('file', text.search(pattern), message, remedy)
}
