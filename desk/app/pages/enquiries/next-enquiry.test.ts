import { expect, test } from 'vitest'
import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'
import type { StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'
import { nextAfter } from './next-enquiry.ts'

/** Enquiries in the order of the list, known by their place. */
const list = (...statuses: EnquiryStatus[]) =>
  statuses.map((status, index) => ({ reference: String(index), status }) as StoredEnquiry)

test.each([
  ['the next that waits', list('new', 'closed', 'new'), '0', '2'],
  ['one above that waits, where none does below', list('new', 'closed', 'new'), '2', '0'],
  ['none, where nobody waits any more', list('closed', 'new', 'closed'), '1', undefined],
  ['the one below, after one that did not wait', list('closed', 'closed', 'booked'), '1', '2'],
])('after an answer comes %s', (_, enquiries, current, next) => {
  expect(nextAfter(enquiries, current)).toBe(next)
})
