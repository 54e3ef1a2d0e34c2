import { canMove, type EnquiryStatus, statusTransitions } from '../../../../schemas/enquiry-status.ts'
import type { DeskKey } from '../../keys/key-list.ts'

interface StatusAction {
  to: EnquiryStatus
  label: string
  key: (typeof keys)[EnquiryStatus]
}

const keys = {
  new: '!',
  contacted: 'c',
  booked: 'b',
  closed: 'e',
  spam: '!',
} as const satisfies Record<EnquiryStatus, DeskKey>
const labels = { booked: 'Booked', closed: 'Closed', spam: 'Spam', new: 'Not spam: restore' } as const

/** The moves that a status allows; the first is the usual one. */
export function actionsFrom(status: EnquiryStatus): StatusAction[] {
  return statusTransitions[status].map((to) => ({ to, label: labelOf(status, to), key: keys[to] }))
}

/** The moves that all of several statuses allow, labelled as for a new enquiry if one is among them. */
export function actionsFromAll(statuses: readonly EnquiryStatus[]): StatusAction[] {
  const named = statuses.find((status) => status === 'new') ?? statuses[0]
  if (!named) return []
  return actionsFrom(named).filter(({ to }) => statuses.every((status) => canMove(status, to)))
}

function labelOf(from: EnquiryStatus, to: EnquiryStatus): string {
  if (to !== 'contacted') return labels[to]
  return from === 'new' ? 'Rang' : 'Back to contacted'
}
