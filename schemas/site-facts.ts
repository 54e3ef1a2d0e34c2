import type { TreatmentLink } from './desk.ts'
import type { Opening } from './time/open-time.ts'
import type { PublishedRetention } from './time/retention-period.ts'

/** What a mail to a visitor says of the clinic. */
export interface ClinicContact {
  name: string
  phone: string
}

/** What the build tells the server and the staff's tools of the site as a whole. */
export interface SiteFacts {
  /** Scheme and host that the pages state as their own. */
  origin?: string
  /** How many values wait for the clinic's own; the site is a draft while there are some. */
  placeholders?: number
  clinic?: ClinicContact
  /** Other origins whose scripts a visitor may consent to. */
  scriptOrigins: string[]
  /** How long enquiries are kept, as the privacy policy says; absent where it says nothing. */
  retention?: PublishedRetention
  /** What the desk says of the clinic's hours and of the treatment that somebody asks about. */
  opening?: Opening
  treatments?: TreatmentLink[]
}

/** The file of these facts, beside the built pages. */
export const siteFactsFile = 'site.json'
