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
  /** The person asked for their data to be kept but not used (UK GDPR, article 18). */
  restricted: boolean
}

/** What makes an enquiry `suspicious`. */
export const suspiciousWords = 'the form looks as if a machine filled it in'

/** `waiting`: new enquiries first, starting with the oldest; then all others, newest first. */
export const enquiryOrders = ['waiting', 'newest', 'oldest', 'name', 'ringBack'] as const

export type EnquiryOrder = (typeof enquiryOrders)[number]

/** In characters. */
export const longestSearch = 200

/** One page of the enquiries that match a filter. */
export interface EnquiryPage {
  enquiries: StoredEnquiry[]
  /** How many there are on all pages. */
  total: number
  /** There are more than `total`: a search stops counting there. */
  isMore: boolean
  /** How many match but are left out because they are restricted. */
  restricted: number
  /** How many on all pages are waiting and dated later than now. */
  ahead: number
}
