import { expect, it } from 'vitest'
import { enquiryReasons } from './enquiry-reason.ts'
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

it('knows sixteen reasons, each once', () => {
  expect(new Set(enquiryReasons.map(({ value }) => value)).size).toBe(16)
  expect(new Set(enquiryReasons.map(({ label }) => label)).size).toBe(16)
})
