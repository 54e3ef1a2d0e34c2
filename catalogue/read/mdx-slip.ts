import { components } from './components.ts'
import { componentExample, unknownTag } from './html-tags.ts'

/** A stretch of prose that keeps it from being read, in an editor's words. Offsets count from the prose's start. */
export interface MdxSlip {
  message: string
  remedy: string
  start: number
  end: number
  /** Whether the stretch is words of the text, to be read with the rest; a tag or code is left out. */
  isText: boolean
}

const wholeTag = /<\/?[A-Za-z][\w.:-]*(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*\s*\/?>/g

/**
 * What the parser stumbled over.
 *
 * @param reason what the parser says of it
 * @param at where it says so, which may be long after the cause
 */
export function slipAt(text: string, reason: string, at: number): MdxSlip {
  if (/import\/exports/.test(reason)) return codeSlip(text, at)
  if (/expression|acorn/i.test(reason)) return braceSlip(text, reason, at)
  const unclosed = /closing tag for `<([^`]*)>`/.exec(reason)?.[1]
  if (unclosed !== undefined) return unclosedSlip(text, unclosed, at)
  const split = /^Expected the closing tag `<\/([^`]*)>` either/.exec(reason)?.[1]
  return split === undefined ? tagSlip(text, culprit(text, at)) : splitSlip(text, split, at)
}

function codeSlip(text: string, at: number): MdxSlip {
  const start = blockStart(text, at)
  const word = /^\w+/.exec(text.slice(start))?.[0] ?? 'import'
  return { ...importWords(word), start, end: blockEnd(text, start), isText: false }
}

/** What is said of a paragraph that begins with `import` or `export`. */
export function importWords(word: string): { message: string; remedy: string } {
  return {
    message: `a paragraph that begins with "${word}" is read as program code.`,
    remedy: 'Remove it; components are there without it. If it is a sentence, begin it with another word.',
  }
}

function braceSlip(text: string, reason: string, at: number): MdxSlip {
  const open = /end of file|closing brace/i.test(reason) ? unmatchedBrace(text) : text.lastIndexOf('{', at)
  const tag = open > 0 && text[open - 1] === '=' ? text.lastIndexOf('<', open) : -1
  if (tag >= 0) return tagSlip(text, tag)
  return {
    message: 'a "{" begins program code, and prose has none.',
    remedy:
      'Write round brackets, or \\{ for the sign itself. A fact of the clinic is written as a component, such as <Clinic field="phone"/>.',
    start: Math.max(0, open),
    end: Math.max(0, open) + 1,
    isText: true,
  }
}

/** The first "{" that no "}" closes. */
function unmatchedBrace(text: string): number {
  const open: number[] = []
  for (const { 0: sign, index } of text.matchAll(/(?<!\\)[{}]/g)) {
    if (sign === '{') open.push(index)
    else open.pop()
  }
  return open[0] ?? text.lastIndexOf('{')
}

/** Where the tag begins that is not as tags are: the last "<" up to `at` once whole tags are out of the way. */
function culprit(text: string, at: number): number {
  const begins = /^<\/[A-Za-z]/.test(text.slice(at - 1)) ? at - 1 : undefined
  const bare = text.replace(wholeTag, (tag) => ' '.repeat(tag.length))
  const last = bare.lastIndexOf('<', at)
  const strayEnd = begins ?? (last === -1 ? text.lastIndexOf('<', at) : last)
  return Math.max(0, strayEnd)
}

function tagSlip(text: string, start: number): MdxSlip {
  const rest = text.slice(start, blockEnd(text, start))
  const slip = (length: number, message: string, remedy: string, isText = false): MdxSlip => ({
    message,
    remedy,
    start,
    end: start + length,
    isText,
  })
  if (rest.startsWith('<!--')) {
    const end = text.indexOf('-->', start)
    return slip(
      end === -1 ? rest.length : end + 3 - start,
      'a remark in <!-- --> can’t stand in prose.',
      'Remove it. A remark for editors goes into the front matter, on a line that begins with #.',
    )
  }
  const [, address] = /^<((?:https?:\/\/|mailto:|www\.)[^\s<>]*)>/i.exec(rest) ?? []
  if (address !== undefined) {
    return slip(
      address.length + 2,
      `an address in pointed brackets, <${address}>, is no link.`,
      `Write [the words to click](${address}).`,
    )
  }
  const [, mail] = /^<([^\s<>@]+@[^\s<>]+)>/.exec(rest) ?? []
  if (mail !== undefined) {
    return slip(
      mail.length + 2,
      `an e-mail address in pointed brackets, <${mail}>, is no link.`,
      `Write <Clinic field="email"/> for the clinic’s own, or [the words to click](mailto:${mail}).`,
    )
  }
  const [, slash, name] = /^<(\/?)([A-Za-z][\w.]*)/.exec(rest) ?? []
  const end = rest.indexOf('>') + 1
  if (name === undefined || end === 0) return slip(1, ...signWords(rest), true)
  if (slash === '/') {
    const known = Object.hasOwn(components, name)
    return slip(
      end,
      `</${name}> closes what was never opened.`,
      known
        ? `Remove it, or open it before: ${componentExample(name)}`
        : unknownTag(name).remedy.replace('mean <', 'mean </'),
    )
  }
  if (!Object.hasOwn(components, name)) {
    const { message, remedy } = unknownTag(name)
    return slip(end, message, remedy)
  }
  return slip(
    end,
    `<${name}> is not written as a component is.`,
    `Write ${componentExample(name, rest.slice(0, end))}, with a straight double quote (") on each side of a property.`,
  )
}

function signWords(rest: string): [message: string, remedy: string] {
  const next = /^<\s*([^\s<>]{1,20})/.exec(rest)?.[1] ?? ''
  return [
    `the "<"${next ? ` before "${next}"` : ''} is read as the beginning of a component.`,
    'Say it in words, such as "less than" or "under", or write \\< for the sign itself.',
  ]
}

function unclosedSlip(text: string, name: string, start: number): MdxSlip {
  const length = text.slice(start).indexOf('>') + 1
  const words = Object.hasOwn(components, name)
    ? {
        message: `<${name}> is not closed.`,
        remedy: components[name]?.children
          ? `Write </${name}> on a line of its own where its text ends.`
          : `End the tag with "/>": ${componentExample(name)}.`,
      }
    : unknownTag(name)
  return { ...words, start, end: start + Math.max(1, length), isText: false }
}

/** Of a pair of tags one stands within a paragraph and the other does not. */
function splitSlip(text: string, name: string, at: number): MdxSlip {
  const start = Math.max(0, text.lastIndexOf(`</${name}`, at))
  return {
    ...(Object.hasOwn(components, name)
      ? {
          message: `<${name}> and </${name}> do not stand alike.`,
          remedy: 'Put each on a line of its own, with an empty line before and after it.',
        }
      : unknownTag(name)),
    start,
    end: start + name.length + 3,
    isText: false,
  }
}

function blockStart(text: string, at: number): number {
  const gap = text.slice(0, at).search(/\n[ \t]*\n(?![\s\S]*\n[ \t]*\n)/)
  const start = gap === -1 ? 0 : gap
  return start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0)
}

/** Where the paragraph ends that the character at `start` stands in. */
export function blockEnd(text: string, start: number): number {
  const gap = /\n[ \t]*\r?\n/.exec(text.slice(start))
  return gap ? start + gap.index : text.trimEnd().length
}
