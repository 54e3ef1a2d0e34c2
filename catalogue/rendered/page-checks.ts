import { accordion } from './accordion.ts'
import { attributeData } from './attribute-data.ts'
import { bookingLinks } from './booking-links.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { clinicData } from './clinic-data.ts'
import { contactButton } from './contact-button.ts'
import { contactData } from './contact-data.ts'
import { contactDetails } from './contact-details.ts'
import { dataAddresses } from './data-addresses.ts'
import { documentDate } from './document-date.ts'
import { externalLinks } from './external-links.ts'
import { factsPanel } from './facts-panel.ts'
import { faqs } from './faqs.ts'
import { figures } from './figures.ts'
import { footerLists } from './footer-lists.ts'
import { head } from './head.ts'
import { headDoubles } from './head-doubles.ts'
import { headerMenu } from './header-menu.ts'
import { hoursData } from './hours-data.ts'
import { internalLinks } from './internal-links.ts'
import { metaData } from './meta-data.ts'
import { openingHours } from './opening-hours.ts'
import { otherHoursData } from './other-hours-data.ts'
import { outsideReferences } from './outside-references.ts'
import { pictures } from './pictures.ts'
import { priceData } from './price-data.ts'
import { prices } from './prices.ts'
import { ratingData } from './rating-data.ts'
import { reasons } from './reasons.ts'
import { relatedTreatments } from './related-treatments.ts'
import type { PageCheck } from './scope.ts'
import { sharingImage } from './sharing-image.ts'
import { shownPrices } from './shown-prices.ts'
import { singleData } from './single-data.ts'
import { statements } from './statements.ts'
import { testimonials } from './testimonials.ts'
import { treatmentData } from './treatment-data.ts'

/** Everything that is compared on each page; the first to speak of a place is heard, so the exact ones come first. */
export const pageChecks: readonly PageCheck[] = [
  head,
  headDoubles,
  metaData,
  sharingImage,
  singleData,
  clinicData,
  hoursData,
  treatmentData,
  breadcrumbData,
  priceData,
  contactData,
  otherHoursData,
  ratingData,
  attributeData,
  dataAddresses,
  shownPrices,
  prices,
  factsPanel,
  openingHours,
  contactDetails,
  bookingLinks,
  contactButton,
  externalLinks,
  internalLinks,
  outsideReferences,
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
