// What staff read of a person's data, at the desk and in the terminal.

import { londonDate } from './calendar-date.ts'
import { longDate } from './content/long-date.ts'
import { counted } from './counted.ts'

export const nothingHeldSentence =
  'Nothing is held on this person. Try another detail, or fewer words of the name.'

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
        `Perhaps also of this person: ${perhaps.map(({ reference, same }) => `${reference} (same ${same.join(', ')})`).join('; ')}. Look at them before you give out or erase anything.`,
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
  const held = counted(exports.length, 'export holds it, made', 'exports hold it, the last made')
  const day = longDate(londonDate(new Date(last.at)))
  return [`${held} on ${day} by ${last.actor}: whoever keeps such a file takes it out there too.`]
}

/** Beside a copy for a person. */
export const readFirst =
  'Read it before you hand it out: the message, notes and what was put right may name other people.'

/** One address of several people: as families share one. */
export const sharedSentence = (email: string, people: readonly string[]): string =>
  `Several people wrote from ${email}: ${people.join('; ')}. Find out whom you are dealing with before you give out or erase anything.`
