import type { TreatmentLink } from './desk.ts'
import type { Opening } from './time/open-time.ts'
import type { PublishedRetention } from './time/retention-period.ts'

/** What a mail to a visitor says about the clinic. */
export interface ClinicContact {
  name: string
  phone: string
}

/** What the build tells the server and the staff's tools about the site as a whole. */
export interface SiteFacts {
  /** The site's origin, as the pages state it. */
  origin?: string
  /** How many values are still placeholders; the site is a draft while there are any. */
  placeholders?: number
  clinic?: ClinicContact
  /** Other origins whose scripts a visitor may consent to. */
  scriptOrigins: string[]
  /** How long enquiries are kept, as the privacy policy says; absent where it says nothing. */
  retention?: PublishedRetention
  /** For the desk: the clinic's hours, and the treatments that somebody can ask about. */
  opening?: Opening
  treatments?: TreatmentLink[]
}

/** The file of these facts, beside the built pages. */
export const siteFactsFile = 'site.json'
