import { type Location, Locations, type Path } from './locations.ts'
import type { Data } from './yaml.ts'

/** The data of a YAML text, with the place of every value. */
export interface SimpleYaml {
  data: Data
  locations: Locations
}

/** Tabs, controls, a byte-order mark, and spaces at the end of a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const odd = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff]| $/m
const key = /^([A-Za-z][\w-]*):(?: |$)/
const nothing = /^null$/i
const quoted = /^(?:"([^"\\]*)"|'([^']*)')$/
const listOfWords = /^\[(?:[A-Za-z][A-Za-z0-9-]*(?:, [A-Za-z][A-Za-z0-9-]*)*)?\]$/

/** Words without quotes: begun by a letter, or by a figure that is no number since more follows; no key, no comment. */
const words = /^(?:[\p{L}£“‘…]|\d[\d.,-]*\+? \S|\d+[A-DF-Z][a-z])/u
const notWords = /: | #|:$/
const truth = /^(?:true|false)$/i
const wholeNumber = /^(?:0|[1-9]\d{0,8})$/

/** Groups within groups; the full parser has a limit too, and words for it. */
const deepest = 20

/** Thrown inside this file where a text is not of the simple kind. */
class NotSimple extends Error {}

/**
 * Reads YAML of the simple kind that most front matter is: keys, lists, words with or without quotes, folded text, whole
 * numbers. Gives the very data and places that the full parser gives, several times faster, or undefined when the text
 * holds anything else.
 */
export function readSimpleYaml(text: string, offset: number): SimpleYaml | undefined {
  if (!text.endsWith('\n') || odd.test(text)) return undefined
  try {
    return new SimpleReader(text, offset).read()
  } catch (error) {
    if (error instanceof NotSimple) return undefined
    throw error
  }
}

interface Line {
  /** Spaces before its words. */
  indent: number
  /** Offset of its words in the text. */
  start: number
  words: string
}

class SimpleReader {
  readonly #lines: Line[]
  readonly #end: number
  readonly #offset: number
  readonly #locations = new Locations()
  #at = 0

  constructor(text: string, offset: number) {
    let start = 0
    this.#lines = text
      .slice(0, -1)
      .split('\n')
      .map((whole) => {
        const said = whole.trimStart()
        const line = {
          indent: whole.length - said.length,
          start: start + whole.length - said.length,
          words: said,
        }
        start += whole.length + 1
        return line
      })
    this.#end = text.length
    this.#offset = offset
  }

  read(): SimpleYaml {
    if (this.#line?.indent !== 0) throw new NotSimple()
    const data = this.#block([])
    if (this.#line) throw new NotSimple()
    return { data, locations: this.#locations }
  }

  get #line(): Line | undefined {
    return this.#lines[this.#at]
  }

  /** Where the line that comes next begins, which is where a block before it ends. */
  get #nextStart(): number {
    const line = this.#line
    return line ? line.start - line.indent : this.#end
  }

  #locate(path: Path, value: Location['value'], name?: Location['value']): void {
    const shift = ([start, end]: Location['value']) => [start + this.#offset, end + this.#offset] as const
    this.#locations.set(path, { ...(name && { key: shift(name) }), value: shift(value) })
  }

  /** A group or list, whose first line comes next. */
  #block(path: Path, name?: Location['value']): Data {
    if (path.length > deepest) throw new NotSimple()
    const { indent = 0, start = 0, words: first = '' } = this.#line ?? {}
    const data = first.startsWith('- ') ? this.#list(path, indent) : this.#group(path, indent)
    this.#locate(path, [start, this.#nextStart], name)
    return data
  }

  #list(path: Path, indent: number): Data {
    const list: Data[] = []
    for (let line = this.#line; line?.indent === indent && line.words.startsWith('- '); line = this.#line) {
      const item = { indent: indent + 2, start: line.start + 2, words: line.words.slice(2) }
      const place = [...path, list.length]
      if (key.test(item.words)) {
        this.#lines[this.#at] = item
        list.push(this.#block(place))
      } else list.push(this.#value(place, item.words, item.start, indent))
    }
    return list
  }

  #group(path: Path, indent: number): Data {
    const group: { [name: string]: Data } = {}
    for (let line = this.#line; line?.indent === indent; line = this.#line) {
      const [whole, name = ''] = key.exec(line.words) ?? []
      if (whole === undefined || Object.hasOwn(group, name) || nothing.test(name)) throw new NotSimple()
      const place = [...path, name]
      const range = [line.start, line.start + name.length] as const
      const said = line.words.slice(whole.length)
      if (said !== '') group[name] = this.#value(place, said, line.start + whole.length, indent, range)
      else {
        this.#at++
        if ((this.#line?.indent ?? 0) <= indent) throw new NotSimple()
        group[name] = this.#block(place, range)
      }
    }
    return group
  }

  /** What stands after a key or a list's mark on one line, with the lines below it that are its folded text. */
  #value(path: Path, said: string, start: number, indent: number, name?: Location['value']): Data {
    this.#at++
    if (said === '>-') {
      const folded = this.#folded(indent)
      this.#locate(path, [start, this.#nextStart], name)
      return folded
    }
    this.#locate(path, [start, start + said.length], name)
    if (listOfWords.test(said)) return this.#listOfWords(path, said, start)
    return scalar(said)
  }

  #folded(indent: number): string {
    const first = this.#line
    if (!first || first.indent <= indent) throw new NotSimple()
    const lines: string[] = []
    for (let line = this.#line; line && line.indent > indent; line = this.#line) {
      if (line.indent !== first.indent) throw new NotSimple()
      lines.push(line.words)
      this.#at++
    }
    return lines.join(' ')
  }

  #listOfWords(path: Path, said: string, start: number): Data {
    return [...said.matchAll(/[\w-]+/g)].map(({ 0: word, index }, position) => {
      this.#locate([...path, position], [start + index, start + index + word.length])
      return scalar(word)
    })
  }
}

function scalar(said: string): Data {
  const inQuotes = quoted.exec(said)
  if (inQuotes) return inQuotes[1] ?? inQuotes[2] ?? ''
  if (wholeNumber.test(said)) return Number(said)
  if (said === 'true' || said === 'false') return said === 'true'
  if (!words.test(said) || notWords.test(said) || truth.test(said) || nothing.test(said))
    throw new NotSimple()
  return said
}
