import { nearest } from '../../schemas/content/nearest.ts'

/** What is wrong with one line, in an editor's words. `offset` counts from the text's start. */
export interface LineProblem {
  message: string
  remedy: string
  offset: number
  length: number
}

/** Characters that mean something of their own where a value begins. */
const special = /^(?:[[\]{}@`&*!|>%#,?-])/

/**
 * What people mostly mean by a line that YAML can't read: a text that needs quotes, a quote too many or too few, a colon or a
 * space that is missing. Undefined when the line shows none of these.
 */
export function lineProblem(text: string, at: number): LineProblem | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const [line = ''] = text.slice(start).split(/\r?\n/, 1)
  const [, before = '', key = '', value] =
    /^((?:[ ]|- )*)(?:([A-Za-z][\w-]*):[ ]+)?(.*?)[ \t]*$/.exec(line) ?? []
  const words = value ?? ''
  const first = start + before.length
  const begins =
    first +
    line.slice(before.length).length -
    line.slice(before.length).replace(/^[A-Za-z][\w-]*:[ ]+/, '').length
  const named = key === '' ? before.includes('- ') : true
  const problem = (message: string, remedy: string, offset = begins, length = words.length): LineProblem => ({
    message,
    remedy,
    offset,
    length: Math.max(1, length),
  })
  const right = (said: string) => `Write it so: ${key === '' ? '- ' : `${key}: `}${quoted(said)}`
  const glued = /^([A-Za-z][\w-]*):([^\s/].*)$/.exec(words)
  if (key === '' && glued) {
    return problem('there is no space after the colon.', `Write it so: ${glued[1]}: ${glued[2]}`, first)
  }
  if (!named) return undefined
  if (/^["']/.test(words)) return quoteProblem(words, problem, right)
  const bracket = { '[': ']', '{': '}' }[words.charAt(0)]
  if (bracket !== undefined && words.endsWith(bracket)) return undefined
  if (bracket !== undefined && !words.includes(bracket)) {
    return problem(
      'a bracket opens here and is never closed.',
      `Close it with "${bracket}"; a text that begins so goes in double quotes.`,
      begins,
      1,
    )
  }
  const tag = /^!([A-Za-z]+)/.exec(words)?.[1]
  if (tag !== undefined && nearest(tag, ['placeholder']) !== undefined) {
    return problem(`the mark !${tag} is unknown.`, 'Did you mean !placeholder?', begins, tag.length + 1)
  }
  if (words !== '' && special.test(words) && !/^[|>][+-]?\d?$/.test(words)) {
    return problem(`a text that begins with "${words.charAt(0)}" is not in quotes.`, right(words))
  }
  if (/:(?: |$)/.test(words)) return problem('a text that holds a colon is not in quotes.', right(words))
  return undefined
}

type Problem = (message: string, remedy: string, offset?: number, length?: number) => LineProblem

/** A text in quotes that ends before the line does, or never. */
function quoteProblem(
  words: string,
  problem: Problem,
  right: (said: string) => string,
): LineProblem | undefined {
  const quote = words.charAt(0)
  const whole = quote === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
  const closed = whole.exec(words)?.[0]
  const isEnd = words.length > 1 && words.endsWith(quote)
  const inner = words.slice(1, isEnd ? -1 : undefined)
  if (closed === undefined) return problem('a quote opens here and is never closed.', right(inner))
  const rest = words.slice(closed.length)
  if (rest === '' || /^\s+#/.test(rest)) return undefined
  return problem('the quotes are closed before the text ends.', right(isEnd ? inner : words))
}

/** A text as YAML takes it: in double quotes, or in single ones where it holds a double quote or a backslash. */
function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`
}
