import { counted } from './counted.ts'
import type { StoredEnquiry } from './stored-enquiry.ts'

/** What the staff need to know first. */
export interface Today {
  /** How many enquiries are waiting for an answer. */
  waiting: number
  /** How many of them have waited longer than promised. */
  overdue: number
  /** When the next promised answer is due, as an ISO time: overdue ones aside. */
  nextDue?: string | undefined
  /** The first of the waiting enquiries, the longest wait first. */
  longest: StoredEnquiry[]
  /** How many are to be rung back by the end of today. */
  ringBacks: number
  /** The first of them, the earliest time first. */
  ringBack: StoredEnquiry[]
  /** Mails to the clinic about enquiries: failed while the enquiry is new, or delayed for long. */
  failedMails: number
  /** Whether no backup from the last two days can be found, although an enquiry or a backup is older than that. */
  backupsStopped: boolean
  /** Enquiries older than the privacy policy allows, which the service should have deleted. */
  keptTooLong: number
  /** Enquiries that became spam since yesterday began, without restricted ones. */
  spam: number
  restricted: number
  /** Enquiries dated later than now. */
  ahead: number
}

/** Says which mails `failedMails` counts. */
export const failedMailsText = (count: number): string =>
  counted(
    count,
    'mail to the clinic about an enquiry has failed or is late',
    'mails to the clinic about enquiries have failed or are late',
  )

/** Said while `backupsStopped`. */
export const backupsStoppedText = 'No backup from the last two days can be found'

/** Says which enquiries `keptTooLong` counts. */
export const keptTooLongText = (count: number): string =>
  `${counted(count, 'enquiry is', 'enquiries are')} older than the privacy policy allows`

/** `GET /api/today` of the desk. */
export interface DeskToday extends Today {
  /** How many enquiries have ever arrived, without those that began as spam. */
  arrivals: number
}
