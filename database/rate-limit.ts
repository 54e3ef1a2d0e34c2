import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { canonicalEmail } from './canonical-email.ts'
import { guarded } from './database-errors.ts'

export interface RateLimitHit {
  /** How often the key was hit in its window, this time included. */
  count: number
  /** Whole seconds, at least one, until the window ends. */
  retryAfterSeconds: number
}

/**
 * Counts a hit in a window that opens with a key's first hit, in the database so that several service processes count
 * together. Windows that are over are deleted whenever another opens, since a key may hold a network address.
 */
export function rateLimitHit(db: Knex, key: string, windowSeconds: number, now: Date): Promise<RateLimitHit> {
  const moment = now.toISOString()
  const after = (windows: number) => new Date(now.getTime() + windows * windowSeconds * 1000).toISOString()
  return guarded(db, async () => {
    // A window that ends more than two windows from now was opened before the clock was set back; servers’ clocks differ by less.
    const late = after(2)
    const over = 'rate_limits.expires_at <= ? or rate_limits.expires_at > ?'
    const [row]: { hits: number; expires_at: string }[] = await db('rate_limits')
      .insert({ key, hits: 1, expires_at: after(1) })
      .onConflict('key')
      .merge({
        hits: db.raw(`case when ${over} then 1 else rate_limits.hits + 1 end`, [moment, late]),
        expires_at: db.raw(`case when ${over} then excluded.expires_at else rate_limits.expires_at end`, [
          moment,
          late,
        ]),
      })
      .returning(['hits', 'expires_at'])
    if (!row) throw new Error('The rate limit was not counted.')
    if (row.hits === 1) await db('rate_limits').where('expires_at', '<=', moment).delete()
    const left = Math.ceil((Date.parse(row.expires_at) - now.getTime()) / 1000)
    return { count: row.hits, retryAfterSeconds: Math.min(windowSeconds, Math.max(1, left)) }
  })
}

/** The key under which acknowledgements to a visitor's mailbox are counted. */
export function acknowledgementKey(email: string): string {
  return `acknowledgement:${createHash('sha256').update(mailboxOf(email)).digest('hex')}`
}

/** The mailbox of an address: a part after `+` does not make it another one (RFC 5233), nor do dots at Gmail. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = canonicalEmail(email).split('@')
  const [mailbox = ''] = name.split('+')
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${host}`
}

/** Takes one hit off the count. */
export async function undoRateLimitHit(db: Knex, key: string): Promise<void> {
  await guarded(db, () => db('rate_limits').where({ key }).where('hits', '>', 0).decrement('hits', 1))
}
