import { accordion } from './accordion.ts'
import { bookingLinks } from './booking-links.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { clinicData } from './clinic-data.ts'
import { contactButton } from './contact-button.ts'
import { contactDetails } from './contact-details.ts'
import { dataAddresses } from './data-addresses.ts'
import { documentDate } from './document-date.ts'
import { externalLinks } from './external-links.ts'
import { factsPanel } from './facts-panel.ts'
import { faqs } from './faqs.ts'
import { figures } from './figures.ts'
import { footerLists } from './footer-lists.ts'
import { head } from './head.ts'
import { headerMenu } from './header-menu.ts'
import { hoursData } from './hours-data.ts'
import { internalLinks } from './internal-links.ts'
import { openingHours } from './opening-hours.ts'
import { pictures } from './pictures.ts'
import { prices } from './prices.ts'
import { reasons } from './reasons.ts'
import { relatedTreatments } from './related-treatments.ts'
import type { PageCheck } from './scope.ts'
import { sharingImage } from './sharing-image.ts'
import { statements } from './statements.ts'
import { testimonials } from './testimonials.ts'
import { treatmentData } from './treatment-data.ts'

/** Everything that is compared on each page; the first to speak of a place is heard, so the exact ones come first. */
export const pageChecks: readonly PageCheck[] = [
  head,
  sharingImage,
  clinicData,
  hoursData,
  treatmentData,
  breadcrumbData,
  dataAddresses,
  prices,
  factsPanel,
  openingHours,
  contactDetails,
  bookingLinks,
  contactButton,
  externalLinks,
  internalLinks,
  accordion,
  faqs,
  testimonials,
  reasons,
  documentDate,
  relatedTreatments,
  pictures,
  headerMenu,
  footerLists,
  statements,
  figures,
]
