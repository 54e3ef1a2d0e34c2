import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'

export const statusMeanings: Record<EnquiryStatus, string> = {
  new: 'Nobody has answered yet.',
  contacted: 'Somebody rang or wrote. It is still open.',
  booked: 'There is an appointment.',
  closed: 'Nothing more to do.',
  spam: 'Not a genuine enquiry. Not counted in the figures.',
}
