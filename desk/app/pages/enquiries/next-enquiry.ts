import type { StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'

/** The reference one row on or back; the first when none is open. */
export function neighbour(enquiries: readonly StoredEnquiry[], current: string | undefined, step: 1 | -1) {
  const index = enquiries.findIndex(({ reference }) => reference === current)
  return enquiries[index < 0 ? 0 : index + step]?.reference
}

/** The next to open after acting on one: a new enquiry after it, or before it; else the one after it. */
export function nextAfter(enquiries: readonly StoredEnquiry[], current: string): string | undefined {
  const index = enquiries.findIndex(({ reference }) => reference === current)
  const after = enquiries.slice(index + 1)
  const before = enquiries.slice(0, Math.max(0, index))
  const waits = ({ status }: StoredEnquiry) => status === 'new'
  const wasWaiting = enquiries[index]?.status === 'new'
  const next = after.find(waits) ?? before.find(waits) ?? (wasWaiting ? undefined : after[0])
  return next?.reference
}
