import type { Enquiry } from '../schemas/enquiry.ts'
import type { EnquiryStatus } from '../schemas/enquiry-status.ts'

/** An enquiry as the clinic keeps it. Times are ISO 8601 in UTC; `suspicious` marks what looked automated. */
export interface StoredEnquiry extends Enquiry {
  reference: string
  status: EnquiryStatus
  suspicious: boolean
  createdAt: string
  /** When the staff want to ring back. */
  ringBackAt?: string | undefined
  /** The person asked that their data is only kept (UK GDPR, article 18). */
  restricted: boolean
}
