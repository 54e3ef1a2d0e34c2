import type { StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'

/** The reference one row down or up, or the first if the current one is not listed. */
export function neighbour(enquiries: readonly StoredEnquiry[], current: string | undefined, step: 1 | -1) {
  const index = enquiries.findIndex(({ reference }) => reference === current)
  return enquiries[index < 0 ? 0 : index + step]?.reference
}

/** What to open after acting on one: the next new enquiry below, or the first above; else, if it was not new itself, the row below. */
export function nextAfter(enquiries: readonly StoredEnquiry[], current: string): string | undefined {
  const index = enquiries.findIndex(({ reference }) => reference === current)
  const after = enquiries.slice(index + 1)
  const before = enquiries.slice(0, Math.max(0, index))
  const waits = ({ status }: StoredEnquiry) => status === 'new'
  const wasWaiting = enquiries[index]?.status === 'new'
  const next = after.find(waits) ?? before.find(waits) ?? (wasWaiting ? undefined : after[0])
  return next?.reference
}
