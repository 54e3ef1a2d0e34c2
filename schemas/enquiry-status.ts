/** Where an enquiry stands with the clinic. `new` waits for an answer. */
export const enquiryStatuses = ['new', 'contacted', 'booked', 'closed', 'spam'] as const

export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** Which status may follow which; nothing else decides it. */
export const statusTransitions = {
  new: ['contacted', 'booked', 'closed', 'spam'],
  contacted: ['booked', 'closed', 'spam'],
  booked: ['contacted', 'closed'],
  closed: ['contacted'],
  spam: ['new'],
} as const satisfies Record<EnquiryStatus, readonly EnquiryStatus[]>

export function isEnquiryStatus(value: string): value is EnquiryStatus {
  return (enquiryStatuses as readonly string[]).includes(value)
}

export function canMove(from: EnquiryStatus, to: EnquiryStatus): boolean {
  return (statusTransitions[from] as readonly EnquiryStatus[]).includes(to)
}

/** Whether a status means that somebody has answered. Correcting to one that does not means that nobody has. */
const isAnswered: Record<EnquiryStatus, boolean> = {
  new: false,
  contacted: true,
  booked: true,
  closed: true,
  spam: false,
}
export const answeredStatuses = enquiryStatuses.filter((status) => isAnswered[status])
export const unansweredStatuses = enquiryStatuses.filter((status) => !isAnswered[status])
