import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'

export const statusMeanings: Record<EnquiryStatus, string> = {
  new: 'Nobody has answered yet. The promise is running.',
  contacted: 'Somebody rang or wrote. It is still open.',
  booked: 'There is an appointment.',
  closed: 'Done: nothing more is to be done about it.',
  spam: 'Not a genuine enquiry. It counts in no figure.',
}
