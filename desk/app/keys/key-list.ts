import { deskPages } from '../desk-pages.ts'

/** Every key of the desk and what it does, in the order of the help. */
export const keyList = [
  { keys: 'j', does: 'the next enquiry' },
  { keys: 'k', does: 'the previous enquiry' },
  { keys: 'Enter', does: 'go into the chosen enquiry' },
  { keys: 'Escape', does: 'back to the list; leave a field' },
  { keys: 'c', does: 'contacted (you rang)' },
  { keys: 'b', does: 'booked' },
  { keys: 'e', does: 'closed' },
  { keys: '!', does: 'spam, or not spam' },
  { keys: 'n', does: 'write a note' },
  { keys: 'r', does: 'when to ring back' },
  { keys: 'x', does: 'select, to act on several' },
  { keys: 'u', does: 'undo the last thing, for ten seconds' },
  { keys: 'F8', does: 'go to Undo, at any time' },
  { keys: '/', does: 'search' },
  ...deskPages.map(({ name, key }) => ({ keys: `g ${key}` as const, does: `go to ${name}` })),
  { keys: '?', does: 'show these keys' },
] as const

/** One key, or two to press one after the other. */
export type DeskKey = (typeof keyList)[number]['keys']
