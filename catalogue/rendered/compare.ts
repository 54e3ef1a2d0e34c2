import type { Place } from '../finding.ts'
import type { Said } from './html-page.ts'
import { differs, type Mismatch, missing, type Stated, unknown } from './mismatch.ts'
import { squash } from './words.ts'

/** Whether two texts say the same in the same letters; line breaks and spaces do not count. */
export function same(one: string, other: string): boolean {
  return one === other || squash(one) === squash(other)
}

/** One thing that a page shows against what content states. `at` is where it should stand. */
export function compare(what: string, said: Said | undefined, stated: Stated, at: Place): Mismatch[] {
  if (!said) return [missing(what, at, stated)]
  return same(said.text, stated.text) ? [] : [differs(what, said, stated)]
}

/** A list that a page shows against what content states, entry by entry and in its order. */
export function compareLists(
  what: string,
  said: readonly Said[],
  stated: readonly Stated[],
  at: Place,
): Mismatch[] {
  if (said.length === stated.length) {
    return stated.flatMap((one, index) => compare(what, said[index], one, at))
  }
  return [
    ...stated
      .filter((one) => !said.some(({ text }) => same(text, one.text)))
      .map((one) => missing(what, at, one)),
    ...said
      .filter(({ text }) => !stated.some((one) => same(text, one.text)))
      .map((one) => unknown(what, one)),
    ...repeated(said).map((one) => unknown(`${what}, shown twice`, one)),
  ]
}

function repeated(said: readonly Said[]): Said[] {
  return said.filter(({ text }, index) => said.findIndex((one) => same(one.text, text)) < index)
}
