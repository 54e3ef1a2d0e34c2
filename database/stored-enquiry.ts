import type { Enquiry } from '../schemas/enquiry.ts'
import type { EnquiryStatus } from '../schemas/enquiry-status.ts'

/** An enquiry as the clinic keeps it. `createdAt` is ISO 8601 in UTC; `suspicious` marks what looked automated. */
export interface StoredEnquiry extends Enquiry {
  reference: string
  status: EnquiryStatus
  suspicious: boolean
  createdAt: string
}
