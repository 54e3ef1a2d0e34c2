import type { Enquiry } from './enquiry.ts'
import type { EnquiryStatus } from './enquiry-status.ts'

/** An enquiry as the clinic keeps it. Times are ISO 8601 in UTC; `suspicious` marks what looked automated. */
export interface StoredEnquiry extends Enquiry {
  reference: string
  status: EnquiryStatus
  suspicious: boolean
  createdAt: string
  /** When the staff want to ring back. */
  ringBackAt?: string | undefined
  /** The person asked that their data is kept and not used (UK GDPR, article 18). */
  restricted: boolean
}

/** `waiting`: new ones before all others, who waits longest first; then the newest. */
export const enquiryOrders = ['waiting', 'newest', 'oldest', 'name', 'ringBack'] as const

export type EnquiryOrder = (typeof enquiryOrders)[number]

/** Characters. */
export const longestSearch = 200

/** Some of the enquiries that fit a filter. */
export interface EnquiryPage {
  enquiries: StoredEnquiry[]
  /** How many there are on all pages. */
  total: number
  /** There are more than `total`, which a search does not count. */
  isMore: boolean
  /** How many match but are left out because they are restricted. */
  restricted: number
  /** How many on all pages wait and are dated later than now. */
  ahead: number
}
