// What staff read about a person's data, at the desk and in the terminal.

import type { Change } from './enquiry-history.ts'
import { londonDate } from './time/calendar-date.ts'
import { longDate } from './time/long-date.ts'

export const nothingHeldSentence =
  'Nothing was found for these details. Try another detail, or fewer words of the name.'

/** An enquiry that was not found, and what it has in common with one that was. */
export interface PerhapsAlso {
  reference: string
  same: string[]
}

/** Empty when there are none. */
export const perhapsSentences = (perhaps: readonly PerhapsAlso[]): string[] =>
  perhaps.length === 0
    ? []
    : [
        `May also be from this person: ${perhaps.map(({ reference, same }) => `${reference} (same ${same.join(', ')})`).join('; ')}. Look at them before you give out, erase or restrict anything.`,
      ]

/** Empty when there are none. */
export const namedSentences = (references: readonly string[]): string[] =>
  references.length === 0
    ? []
    : [
        `These details also stand in a message or note of ${references.join(', ')}. Look at them: what is said about this person there is theirs to ask for, too, and may be the writer’s secret.`,
      ]

/** When enquiries were exported, and by whom; ISO 8601 in UTC. */
export interface HeldExport {
  at: string
  actor: string
  /** Made for the person concerned. */
  isCopy: boolean
}

/** Empty when there were none. */
export function exportSentences(all: readonly HeldExport[]): string[] {
  const exports = all.filter(({ isCopy }) => !isCopy)
  const made = madeWords(exports.at(-1))
  const copied = madeWords(all.findLast(({ isCopy }) => isCopy))
  const held =
    exports.length === 1
      ? `An export ${made} holds this data.`
      : `${exports.length} exports hold this data, the last ${made}.`
  return [
    ...(made ? [`${held} After an erasure, whoever has such a file must delete the data from it too.`] : []),
    ...(copied
      ? [
          `A copy for the person was ${copied}. Delete its files if they are still here; the person keeps theirs.`,
        ]
      : []),
  ]
}

const madeWords = (one: HeldExport | undefined) =>
  one && `made on ${longDate(londonDate(new Date(one.at)))} by ${one.actor}`

/** Said beside a copy for the person. */
export const readFirst =
  'Before you hand it out, make sure that it is they who ask, and read it: the message, notes and corrections may name other people. Delete the files once you have sent them.'

/** Said before an erasure. */
export const askWho = 'Make sure that it is they who ask: nobody can undo it.'

/** Said where staff end a restriction (UK GDPR, article 18(3)). */
export const liftWords =
  'The person has to be told before a restriction ends. What is older than the privacy policy allows may be deleted within a day then; to keep it, restrict it again.'

export const restrictedWords = 'the person asked us to keep their data but not to use it'

/** A sentence for each restricted enquiry among those that were changed, but not for one that was only now restricted. */
export function restrictedSentences(changes: readonly Change[]): string[] {
  const restricted = changes.filter((change) => change.restricted && change.action !== 'restricted')
  return [...new Set(restricted.map(({ reference }) => `${reference} is restricted: ${restrictedWords}.`))]
}

/** For an email address that several people share, as families do. */
export const sharedSentence = (email: string, people: readonly string[]): string =>
  `Several people wrote from ${email}: ${people.join('; ')}. Find out whom you are dealing with before you give out or erase anything.`
