import { expect, test } from 'vitest'
import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'
import type { StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'
import { neighbour, nextAfter } from './next-enquiry.ts'

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

test('an enquiry that has left the list is followed by the row that took its place', () => {
  const left = list('new', 'closed', 'new')
  expect([neighbour(left, 'gone', 1, 2), neighbour(left, 'gone', -1, 2)]).toEqual(['2', '1'])
  expect([neighbour(left, 'gone', 1, 3), neighbour(left, 'gone', -1, 0)]).toEqual([undefined, undefined])
  expect([nextAfter(left, 'gone', 1), nextAfter(left, 'gone', 3)]).toEqual(['2', '0'])
})

test('an enquiry that was never listed is followed by the first row', () => {
  const others = list('closed', 'new')
  expect([neighbour(others, undefined, 1), neighbour(others, 'other', -1)]).toEqual(['0', '0'])
  expect(nextAfter(others, 'other')).toBe('1')
})
