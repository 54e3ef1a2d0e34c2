import { expect, it } from 'vitest'
import { canMove, enquiryStatuses } from './enquiry-status.ts'

it('moves only as the table says', () => {
  const moves = enquiryStatuses.flatMap((from) =>
    enquiryStatuses.filter((to) => canMove(from, to)).map((to) => `${from} -> ${to}`),
  )
  expect(moves).toMatchInlineSnapshot(`
    [
      "new -> contacted",
      "new -> booked",
      "new -> closed",
      "new -> spam",
      "contacted -> booked",
      "contacted -> closed",
      "contacted -> spam",
      "booked -> contacted",
      "booked -> closed",
      "closed -> contacted",
      "spam -> new",
    ]
  `)
})
