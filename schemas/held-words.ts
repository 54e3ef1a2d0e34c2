// What staff read of a person's data, at the desk and in the terminal.

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

/** Beside a copy for a person. */
export const readFirst =
  'Read it before you hand it out: the message, notes and what was put right may name other people.'

/** One address of several people: as families share one. */
export const sharedSentence = (email: string, people: readonly string[]): string =>
  `Several people wrote from ${email}: ${people.join('; ')}. Find out whom you are dealing with before you give out or erase anything.`
