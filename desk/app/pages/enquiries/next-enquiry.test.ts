import { expect, test } from 'vitest'
import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'
import type { StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'
import { nextAfter } from './next-enquiry.ts'

/** Enquiries in the order of the list; the reference of each is its index. */
const list = (...statuses: EnquiryStatus[]) =>
  statuses.map((status, index) => ({ reference: String(index), status }) as StoredEnquiry)

test.each([
  ['the next new one below', list('new', 'closed', 'new'), '0', '2'],
  ['a new one above, if there is none below', list('new', 'closed', 'new'), '2', '0'],
  ['nothing, if no new one is left', list('closed', 'new', 'closed'), '1', undefined],
  ['the one below, if the answered one was not new', list('closed', 'closed', 'booked'), '1', '2'],
])('an answer leads to %s', (_, enquiries, current, next) => {
  expect(nextAfter(enquiries, current)).toBe(next)
})
