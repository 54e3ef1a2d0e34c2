import { randomBytes } from 'node:crypto'
import { idleLimit } from '../../schemas/desk-session.ts'
import { minute } from '../../schemas/time/durations.ts'

/** Milliseconds. */
export const linkLifetime = 2 * minute

export interface Sessions {
  /** A token for one link that opens the desk; the link before it ends. */
  newLink: () => string
  /** The session that a link opens, or undefined when it was used, is late, or was never made. */
  open: (link: string) => string | undefined
  /** Whether a session may be used. `idle` is the time in milliseconds since somebody last used the page. */
  use: (session: string, idle: number) => boolean
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
    use: (session, idle) => {
      const before = lastUse.get(session)
      // Counted here: a page that slept, or was opened again, has not counted the time before.
      if (before === undefined || now() - before > idleLimit) {
        lastUse.delete(session)
        return false
      }
      // A clock that was set back must not make a session last.
      lastUse.set(session, Math.min(now(), Math.max(before, now() - idle)))
      return true
    },
  }
}

const newToken = () => randomBytes(32).toString('base64url')
