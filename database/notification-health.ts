import type { Knex } from 'knex'
import { guarded } from './database-errors.ts'
import { accepted, type NotificationState, type Replies, unsent } from './notifications.ts'

/** Which of the clinic's addresses did not take the last mail that others took, with the code each was refused with. */
export async function refusingRecipients(db: Knex): Promise<[address: string, code: number][]> {
  const last: { replies: string | null } | undefined = await guarded(db, () =>
    db('notifications').where({ kind: 'enquiry', state: 'sent' }).orderBy('sent_at', 'desc').first('replies'),
  )
  const replies: Replies = JSON.parse(last?.replies ?? '{}')
  return Object.entries(replies).filter(([, code]) => code !== accepted)
}

/** How many mails about enquiries wait, and how many will not be tried again. */
export function countNotifications(db: Knex): Promise<{ waiting: number; failed: number }> {
  return guarded(db, async () => {
    const rows: { state: NotificationState; count: number | string }[] = await db('notifications')
      .where({ kind: 'enquiry' })
      .whereIn('state', unsent)
      .groupBy('state')
      .select('state')
      .count({ count: '*' })
    const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
    return {
      waiting: (counts.get('waiting') ?? 0) + (counts.get('sending') ?? 0),
      failed: counts.get('failed') ?? 0,
    }
  })
}
