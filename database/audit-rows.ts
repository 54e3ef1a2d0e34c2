import type { Knex } from 'knex'
import { guardedOnce } from './database-errors.ts'
import { countRows } from './tables.ts'

/** How many audit rows there are: every enquiry and every change by staff adds one, and none is ever deleted. */
export const countEvents = (db: Knex): Promise<number> =>
  guardedOnce(db, () => countRows(db('enquiry_events')))

/** How many enquiries have ever arrived, without those that began as spam. */
export const countArrivals = (db: Knex): Promise<number> =>
  guardedOnce(db, () => countRows(db('enquiry_events').where({ action: 'received', to_status: 'new' })))
