import * as v from 'valibot'
import { expected, field, textLike, written } from './expected.ts'

/** A `!placeholder` inside the quotes, or after the value, would be text that visitors read. */
const unmarked = v.check((text: string) => !/(?:^|\s)!placeholder\b/i.test(text), expected('a text'))

/** A figure alone, or true, is a text only in quotes. */
const inQuotes = (input: unknown) =>
  typeof input === 'number' || typeof input === 'boolean' ? String(input) : undefined

const filled = (what: string, example: string) =>
  v.pipe(textLike(what, example, inQuotes), v.trim(), v.minLength(1, expected(what, example)), unmarked)

/** One line of words, not empty, no line break. */
export const line = (example = 'a short line of words') =>
  v.pipe(
    filled('a line of text', example),
    v.regex(/^[^\n\r]*$/, expected('one line without a line break', example)),
  )

/** A key for one line of words, of which `description` says what they are. */
export const words = (description: string) => field(line(), description)

/** One paragraph; folded YAML text (`>-`) is one paragraph too. */
export const paragraph = () => filled('a paragraph of text', 'a sentence or two')

/** Between `least` and `most` entries of one kind; no upper limit when `most` is infinite. */
export const list = <const Item extends v.GenericSchema>(item: Item, least = 1, most = 99) =>
  v.pipe(
    v.array(
      item,
      ({ input }) =>
        `${expected('a list, each entry on its own line after "- "')({ input })}${listAdvice(input, least)}`,
    ),
    v.check(
      (entries) => entries.length >= least && entries.length <= most,
      ({ input }) => {
        const { length } = input as unknown[]
        const change = length < least ? `Add ${least - length} more` : `Take ${length - most} away`
        return `expected ${numberOf(least, most)} entries, found ${length}. ${change}.`
      },
    ),
  )

/** No two entries of a list may have the same name; if they are groups, `key` is the key that holds it. */
export const distinct = <Entry>(nameOf: (entry: Entry) => string, key?: string) =>
  v.rawCheck<Entry[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const named = new Set<string>()
    for (const [index, entry] of dataset.value.entries()) {
      const name = nameOf(entry)
      if (named.has(name)) addIssue(listedTwice(dataset.value, index, name, key))
      named.add(name)
    }
  })

function listedTwice(list: unknown[], index: number, name: string, key: string | undefined) {
  const entry = { type: 'array', origin: 'value', input: list, key: index, value: list[index] }
  const within = { type: 'object', origin: 'value', input: list[index], key, value: name }
  return {
    input: name,
    path: (key === undefined ? [entry] : [entry, within]) as [v.IssuePathItem],
    message: `${name.length > 50 ? 'the same text' : name} is listed twice; keep one of the two.`,
  }
}

/** A list of lines or slugs, none of which stands in it twice. */
export const lines = <const Item extends v.GenericSchema<unknown, string>>(
  item: Item,
  least: number,
  most: number,
) =>
  v.pipe(
    list(item, least, most),
    distinct((one) => one),
  )

/** Matches a description of a picture that says nothing of what it shows: a file's name, or "photo" alone. */
export const noDescription =
  /^\W*(?:(?:an? |the )?(?:photo(?:graph)?|image|picture)s?|\S+\.(?:jpe?g|png|webp|heic))\W*$/i

const pictured = 'A nurse holds a small device to a client’s cheek'

/** What a picture shows, for people who cannot see it. */
export const altText = v.pipe(
  line(pictured),
  v.check((text) => !noDescription.test(text), expected('words that say what the picture shows', pictured)),
)

/** Signs with which word processors begin a line of a list. */
export const bullets = '•·▪◦‣●'
/** What people write at the start of a list's entry in place of "- ". */
const otherBullet = new RegExp(`^(?:[${bullets}–—]|(?:\\*|\\d+[.)])(?= ))`)

/** What to write if something else was written in place of a list. */
function listAdvice(input: unknown, least: number): string {
  const none = least === 0 ? ' Write [] for none.' : ''
  if (typeof input !== 'string' || input === '') return none
  if (input === 'none') return none || ` At least ${least} is needed.`
  if (/^-\S/.test(input)) return ' Write a space after each "-".'
  if (otherBullet.test(input)) return ' Begin each line with "- ".'
  const isInOneLine = /^[\w-]+(?:, [\w-]+)*$/.test(input)
  return isInOneLine ? ` Write [${input}].` : ' Put it on a line of its own after "- ".'
}

function numberOf(least: number, most: number): string {
  if (least === most) return `exactly ${least}`
  return most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`
}

/** A page's title, of which search pages show about 60 characters. The clinic's name follows it and may be cut. */
export const searchTitle = (example?: string, longest = 60) =>
  v.pipe(
    line(example),
    v.maxLength(
      longest,
      ({ input: { length } }) =>
        `expected at most ${longest} characters, found ${length}. Search pages cut longer titles: take ${length - longest} away.`,
    ),
  )

/** Search pages cut descriptions at about so many characters. */
const longestDescription = 160
const shortestDescription = 50
const descriptionLength = `${shortestDescription} to ${longestDescription} characters`

/** What a search page shows under the title. */
export const searchDescription = field(
  v.pipe(
    line(`a sentence of ${descriptionLength} for search pages`),
    v.minLength(
      shortestDescription,
      ({ input: { length } }) =>
        `expected ${descriptionLength}, found ${length}. Say more of what the page offers: ${shortestDescription - length} characters are missing.`,
    ),
    v.maxLength(
      longestDescription,
      ({ input: { length } }) =>
        `expected ${descriptionLength}, found ${length}. Search pages cut longer ones: take ${length - longestDescription} away.`,
    ),
  ),
  `a sentence for search pages, ${descriptionLength}`,
)

/** Lower-case words joined by hyphens, as in an address: `skin-peels`. */
export const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*'

export const slug = written(
  'a slug: lower-case words joined by hyphens',
  'skin-peels',
  new RegExp(`^${slugPattern}$`),
  slugOf,
)

/** The slug of a name: "Crème Peel & Mask" is `creme-peel-mask`; for the address `/treatments/skin-peels` it is the last part. */
export function slugOf(name: unknown): string | undefined {
  const plain = String(name)
    .replace(/^.*\btreatments\/([^?#]*).*$/, '$1')
    .replace(/\.mdx$/, '')
    .normalize('NFKD')
    .replace(/[’'\p{M}]/gu, '')
  return plain
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
}

/** An absolute https address. */
export const webAddress = v.pipe(
  textLike('a web address', 'https://www.nmc.org.uk'),
  v.regex(
    /^https:\/\/[^\s/]+\.[^\s]+$/,
    expected('a web address that begins with https://', 'https://www.nmc.org.uk', (input) => {
      const rest = String(input).replace(/^(?:http:\/\/|\/\/)/, '')
      return /^[^\s/:]+\.[^\s]+$/.test(rest) ? `https://${rest}` : undefined
    }),
  ),
  v.check((text) => URL.canParse(text), expected('a web address', 'https://www.nmc.org.uk')),
)
