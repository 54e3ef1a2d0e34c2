/** Every key of the desk and what it does, in the order of the help. */
export const keyList = [
  { keys: 'j', does: 'the next enquiry' },
  { keys: 'k', does: 'the enquiry before' },
  { keys: 'Enter', does: 'into the enquiry that is chosen' },
  { keys: 'Escape', does: 'back; out of a field' },
  { keys: 'c', does: 'rang: contacted' },
  { keys: 'b', does: 'booked' },
  { keys: 'e', does: 'closed' },
  { keys: '!', does: 'spam, or not spam' },
  { keys: 'n', does: 'write a note' },
  { keys: 'r', does: 'when to ring back' },
  { keys: 'x', does: 'select, to act on several' },
  { keys: 'u', does: 'undo, for ten seconds' },
  { keys: '/', does: 'search' },
  { keys: 'g t', does: 'go to Today' },
  { keys: 'g e', does: 'go to Enquiries' },
  { keys: 'g b', does: 'go to the Board' },
  { keys: 'g f', does: 'go to Figures' },
  { keys: 'g c', does: 'go to Content' },
  { keys: 'g p', does: 'go to Privacy' },
  { keys: 'g h', does: 'go to Help' },
  { keys: '?', does: 'show these keys' },
] as const

/** What can be pressed: one key, or two after each other. */
export type DeskKey = (typeof keyList)[number]['keys']
