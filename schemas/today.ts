import type { StoredEnquiry } from './stored-enquiry.ts'

/** What the staff need to know first. */
export interface Today {
  /** How many wait for an answer. */
  waiting: number
  /** How many of them wait longer than promised. */
  overdue: number
  /** The first of those who wait, longest first. */
  longest: StoredEnquiry[]
  /** How many are to be rung back by the end of today. */
  ringBacks: number
  /** The first of them, the earliest time first. */
  ringBack: StoredEnquiry[]
  /** Mails about enquiries that could not be sent, or not for long. */
  failedMails: number
  /** Whether there are enquiries or backups of two days ago and more, and no backup from the last two days can be found. */
  backupsStopped: boolean
  /** Enquiries that are older than the privacy policy allows, and that the service has not deleted. */
  keptTooLong: number
  /** Enquiries that became spam since yesterday began. */
  spam: number
  restricted: number
  /** Enquiries dated later than now. */
  ahead: number
}
