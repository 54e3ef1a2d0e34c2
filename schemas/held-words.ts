// What staff read of a person's data, at the desk and in the terminal.

export const nothingHeldSentence =
  'Nothing is held on this person. Try another detail, or fewer words of the name.'

/** One address of several people: as families share one. */
export const sharedSentence = (email: string, people: readonly string[]): string =>
  `Several people wrote from ${email}: ${people.join('; ')}. Find out whom you are dealing with before you give out or erase anything.`
