import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { whereaboutsOf } from './dialect.ts'
import { fileIdentity } from './same-file.ts'

/** True when the enquiries can be read within `patience` milliseconds. Never throws. */
export async function databaseAnswers(db: Knex, patience = 2_000): Promise<boolean> {
  const { place, identity } = whereaboutsOf(db)
  if (identity !== undefined && fileIdentity(place) !== identity) return false
  const giveUp = new AbortController()
  const answer = db('enquiries')
    .select('id')
    .limit(1)
    .then(
      () => true,
      () => false,
    )
  const silence = setTimeout(patience, false, { signal: giveUp.signal, ref: false }).catch(() => false)
  try {
    return await Promise.race([answer, silence])
  } finally {
    giveUp.abort()
  }
}
