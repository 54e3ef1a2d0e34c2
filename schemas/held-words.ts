// What staff read of a person's data, at the desk and in the terminal.

import { londonDate } from './calendar-date.ts'
import { longDate } from './content/long-date.ts'

export const nothingHeldSentence =
  'Nothing was found for these details. Try another detail, or fewer words of the name.'

/** An enquiry that was not found, and what it has in common with one that was. */
export interface PerhapsAlso {
  reference: string
  same: string[]
}

/** Nothing where there are none. */
export const perhapsSentences = (perhaps: readonly PerhapsAlso[]): string[] =>
  perhaps.length === 0
    ? []
    : [
        `May also be from this person: ${perhaps.map(({ reference, same }) => `${reference} (same ${same.join(', ')})`).join('; ')}. Look at them before you give out or erase anything.`,
      ]

/** When enquiries were exported, and by whom; ISO 8601 in UTC. */
export interface HeldExport {
  at: string
  actor: string
}

/** Nothing where there was none. */
export function exportSentences(exports: readonly HeldExport[]): string[] {
  const last = exports.at(-1)
  if (!last) return []
  const made = `made on ${longDate(londonDate(new Date(last.at)))} by ${last.actor}`
  const held =
    exports.length === 1
      ? `An export ${made} holds this data.`
      : `${exports.length} exports hold this data, the last ${made}.`
  return [`${held} After an erasure, whoever has such a file must delete the data from it too.`]
}

/** Beside a copy for a person. */
export const readFirst =
  'Read it before you hand it out: the message, notes and corrections may name other people.'

/** One address of several people: as families share one. */
export const sharedSentence = (email: string, people: readonly string[]): string =>
  `Several people wrote from ${email}: ${people.join('; ')}. Find out whom you are dealing with before you give out or erase anything.`
