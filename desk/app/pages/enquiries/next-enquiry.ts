import type { StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'

/** The reference one row down or up; `place` is the row that the current one had, in case it has left the list. */
export function neighbour(
  enquiries: readonly StoredEnquiry[],
  current: string | undefined,
  step: 1 | -1,
  place?: number,
) {
  const { above, below } = around(enquiries, current, place)
  return enquiries[step === 1 ? below : above]?.reference
}

/** What to open after acting on one: the next new enquiry below, or the first above; else, if it was not new itself, the row below. */
export function nextAfter(
  enquiries: readonly StoredEnquiry[],
  current: string | undefined,
  place?: number,
): string | undefined {
  const { index, above, below } = around(enquiries, current, place)
  const after = enquiries.slice(below)
  const before = enquiries.slice(0, above + 1)
  const waits = ({ status }: StoredEnquiry) => status === 'new'
  const wasWaiting = enquiries[index]?.status === 'new'
  const next = after.find(waits) ?? before.find(waits) ?? (wasWaiting ? undefined : after[0])
  return next?.reference
}

/** The rows around the current one, or around the gap that it left; the first row if it was never listed. */
function around(enquiries: readonly StoredEnquiry[], current: string | undefined, place?: number) {
  const index = enquiries.findIndex(({ reference }) => reference === current)
  if (index >= 0) return { index, above: index - 1, below: index + 1 }
  return place === undefined ? { index, above: 0, below: 0 } : { index, above: place - 1, below: place }
}
