import type { Knex } from 'knex'
import { writeFailure } from '../database/database-health.ts'
import { errorFields } from './error-fields.ts'
import type { Log } from './log.ts'

/** Returns a check of whether enquiries can be stored now. Each trial is a write, so concurrent callers share one. Changes are logged. */
export function readiness(database: Knex, log: Log): () => Promise<boolean> {
  let trial: Promise<boolean> | undefined
  let wasReady = true
  const examine = async () => {
    const failure = await writeFailure(database)
    const isReady = failure === undefined
    if (wasReady && !isReady) log.error('not_ready', errorFields(failure))
    if (isReady && !wasReady) log.info('ready_again')
    wasReady = isReady
    return isReady
  }
  return () => {
    trial ??= examine().finally(() => {
      trial = undefined
    })
    return trial
  }
}
