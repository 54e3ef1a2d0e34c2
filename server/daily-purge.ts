import type { Knex } from 'knex'
import {
  mailLifetimeDays,
  planPurge,
  purgeEnquiries,
  purgeShortLived,
} from '../database/enquiries/purge-enquiries.ts'
import { day } from '../schemas/time/durations.ts'
import type { PublishedRetention } from '../schemas/time/retention-period.ts'
import { errorFields } from './error-fields.ts'
import type { Log } from './log.ts'
import { filesDirectory } from './outbox/delivery-settings.ts'
import { removeMailFiles } from './outbox/mail-files.ts'

type PurgeParts = {
  database: Knex
  retention: PublishedRetention | undefined
  clock: () => Date
  log: Log
}

/** Deletes, now and once a day, what is older than the privacy policy allows. Logs once why enquiries are kept, if they are. */
export function purgeDaily(parts: PurgeParts): void {
  const { retention, log } = parts
  if (!retention || retention.isPlaceholder)
    log.warn('purge_off', { reason: retention ? 'placeholder' : 'noPeriod' })
  const run = () => purgeOnce(parts).catch((error: unknown) => log.error('purge_failed', errorFields(error)))
  void run()
  setInterval(run, day).unref()
}

async function purgeOnce({ database, retention, clock, log }: PurgeParts): Promise<void> {
  const now = clock()
  await purgeShortLived(database, now)
  if (retention && !retention.isPlaceholder) await purgeDue(retention, now, { database, log })
  await removeMailFiles(filesDirectory(database), new Date(now.getTime() - mailLifetimeDays * day))
}

async function purgeDue(
  retention: PublishedRetention,
  now: Date,
  { database, log }: Pick<PurgeParts, 'database' | 'log'>,
): Promise<void> {
  const plan = await planPurge(database, retention, now)
  if (plan.doubt) return log.error('purge_refused', { reason: plan.doubt })
  const { deleted, freed } =
    plan.references.length > 0
      ? await purgeEnquiries(database, plan, { actor: 'retention', now })
      : { deleted: [], freed: true }
  log.info('purged', { deleted: deleted.length })
  if (!freed) log.warn('purge_bytes_left')
}
