import type { EnquiryStatus } from '../../../../schemas/enquiry-status.ts'

export const columnNames: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  closed: 'Closed',
  spam: 'Spam',
}
