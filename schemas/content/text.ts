import * as v from 'valibot'
import { expected } from './expected.ts'

/** One line of words, not empty, no line break. */
export const line = (example = 'a short line of words') =>
  v.pipe(
    v.string(expected('a line of text', example)),
    v.trim(),
    v.minLength(1, expected('a line of text', example)),
    v.regex(/^[^\n\r]*$/, expected('one line without a line break', example)),
  )

/** One paragraph; folded YAML text (`>-`) is one paragraph too. */
export const paragraph = () =>
  v.pipe(v.string(expected('a paragraph of text')), v.trim(), v.minLength(1, expected('a paragraph of text')))

/** Between `least` and `most` entries of one kind; no upper limit when `most` is infinite. */
export const list = <const Item extends v.GenericSchema>(item: Item, least = 1, most = 99) =>
  v.pipe(
    v.array(item, expected('a list, each entry on its own line after "- "')),
    v.check(
      (entries) => entries.length >= least && entries.length <= most,
      (issue) => `expected ${numberOf(least, most)} entries, found ${(issue.input as unknown[]).length}.`,
    ),
  )

function numberOf(least: number, most: number): string {
  if (least === most) return `exactly ${least}`
  return most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`
}

/** What a search page shows under the title. Search pages cut descriptions at about 160 characters. */
export const searchDescription = v.pipe(
  line('a sentence of 50 to 160 characters for search pages'),
  v.minLength(
    50,
    (issue) =>
      `expected 50 to 160 characters, found ${issue.input.length}. Say more of what the page offers.`,
  ),
  v.maxLength(
    160,
    (issue) => `expected 50 to 160 characters, found ${issue.input.length}. Search pages cut longer ones.`,
  ),
)

/** Lower-case words joined by hyphens, as in an address: `skin-peels`. */
export const slug = v.pipe(
  v.string(expected('a slug', 'skin-peels')),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, expected('a slug: lower-case words joined by hyphens', 'skin-peels')),
)

/** An absolute https address. */
export const webAddress = v.pipe(
  v.string(expected('a web address', 'https://www.nmc.org.uk')),
  v.regex(
    /^https:\/\/[^\s/]+\.[^\s]+$/,
    expected('a web address that begins with https://', 'https://www.nmc.org.uk'),
  ),
)

const isCalendarDate = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
}

/** A calendar day, ISO 8601: `2025-07-09`. */
export const day = v.pipe(
  v.string(expected('a date', '2025-07-09')),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, expected('a date, year first', '2025-07-09')),
  v.check(isCalendarDate, expected('a date that exists', '2025-07-09')),
)

/** A calendar day or a month: `2025-07-09` or `2025-01`. */
export const dayOrMonth = v.pipe(
  v.string(expected('a date or a month', '2025-07-09')),
  v.regex(
    /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/,
    expected('a date or a month, year first', '2025-07-09 or 2025-01'),
  ),
  v.check(
    (text) => isCalendarDate(text.length === 7 ? `${text}-01` : text),
    expected('a date that exists', '2025-07-09'),
  ),
)
