import type { Knex } from 'knex'
import {
  countEnquiries,
  type EnquiryFilter,
  eachFound,
  findEnquiries,
  type PageOptions,
} from '../../database/enquiries/find-enquiries.ts'
import { askIndex } from '../../database/search/search-index.ts'
import type { EnquiryPage, StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { aheadFrom, waitingStatuses } from '../../schemas/time/waiting.ts'

/** Search results are counted only this far: counting a million takes longer than finding the first page. */
const countLimit = 10_000

/** A page of the matching enquiries, waiting ones first unless another order is wanted. Restricted ones only if asked for. */
export async function listEnquiries(
  db: Knex,
  wanted: EnquiryFilter,
  { now, order = 'waiting', ...page }: PageOptions & { now: Date },
): Promise<EnquiryPage> {
  const filter = { ...wanted, indexed: await askIndex(db, wanted.search ?? '') }
  const shown = leavingRestrictedOut(filter)
  const stopAt = filter.search === undefined ? undefined : countLimit + 1
  const enquiries = await findEnquiries(db, shown, { ...page, order })
  const total = await countEnquiries(db, shown, stopAt)
  const isMore = stopAt !== undefined && total >= stopAt
  return {
    enquiries,
    total: isMore ? countLimit : total,
    isMore,
    restricted: shown.restricted ? 0 : await countEnquiries(db, { ...filter, restricted: true }),
    ahead: await countAhead(db, shown, now),
  }
}

/** The enquiries of the same page, one after the other, so that the page may have any length. */
export function eachListed(
  db: Knex,
  filter: EnquiryFilter,
  page: PageOptions & { limit: number; offset: number },
): AsyncGenerator<StoredEnquiry> {
  return eachFound(db, leavingRestrictedOut(filter), page)
}

/** The filter without restricted enquiries, unless it asks for them. */
export const leavingRestrictedOut = <Filter extends EnquiryFilter>(filter: Filter) => ({
  ...filter,
  restricted: filter.restricted ?? false,
})

/** How many of the matching enquiries are waiting and dated later than now. */
export function countAhead(db: Knex, filter: EnquiryFilter, now: Date): Promise<number> {
  const from = aheadFrom(now)
  const since = filter.since && filter.since > from ? filter.since : from
  return countEnquiries(db, { ...filter, statuses: waitingStatuses(filter.statuses), since })
}
