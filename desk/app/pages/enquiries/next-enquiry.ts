import type { StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'

/** The enquiry so many rows on, within the list; the first where none is chosen. */
export function neighbour(enquiries: readonly StoredEnquiry[], current: string | undefined, step: 1 | -1) {
  const index = enquiries.findIndex(({ reference }) => reference === current)
  return enquiries[index < 0 ? 0 : index + step]?.reference
}

/** Who is next after acting on some: who waits after the current one, or before it; then anybody after it. */
export function nextAfter(
  enquiries: readonly StoredEnquiry[],
  current: string,
  done: ReadonlySet<string>,
): string | undefined {
  const index = enquiries.findIndex(({ reference }) => reference === current)
  const left = (part: readonly StoredEnquiry[]) => part.filter(({ reference }) => !done.has(reference))
  const after = left(enquiries.slice(index + 1))
  const before = left(enquiries.slice(0, Math.max(0, index)))
  const waits = ({ status }: StoredEnquiry) => status === 'new'
  const wasWaiting = enquiries[index]?.status === 'new'
  const next = after.find(waits) ?? before.find(waits) ?? (wasWaiting ? undefined : after[0])
  return next?.reference
}
