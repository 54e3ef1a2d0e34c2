import { randomBytes } from 'node:crypto'
import { idleLimit } from '../../schemas/desk-session.ts'
import { minute } from '../../schemas/time/durations.ts'

/** Milliseconds. */
export const linkLifetime = 2 * minute

export interface Sessions {
  /** A token for a link that opens the desk once. It invalidates the previous link. */
  newLink: () => string
  /** The session that a link opens; undefined when the link was used, has expired, was replaced or never existed. */
  open: (link: string) => string | undefined
  /** Records a use and returns whether the session is open. `idle`: milliseconds since somebody last used the page. */
  checkAndTouch: (session: string, idle: number) => boolean
}

/** Tokens are 256 random bits, kept in memory only, so that they end with the program. */
export function createSessions(now: () => number): Sessions {
  let link: { token: string; made: number } | undefined
  const lastUse = new Map<string, number>()
  return {
    newLink: () => {
      link = { token: newToken(), made: now() }
      return link.token
    },
    open: (token) => {
      if (link?.token !== token || Math.abs(now() - link.made) > linkLifetime) return undefined
      link = undefined
      const session = newToken()
      lastUse.set(session, now())
      return session
    },
    checkAndTouch: (session, idle) => {
      const before = lastUse.get(session)
      // The server measures too: a page that slept, or was opened again, does not know how long it was idle before.
      if (before === undefined || now() - before > idleLimit) {
        lastUse.delete(session)
        return false
      }
      // Setting the clock back must not prolong a session.
      lastUse.set(session, Math.min(now(), Math.max(before, now() - idle)))
      return true
    },
  }
}

const newToken = () => randomBytes(32).toString('base64url')
