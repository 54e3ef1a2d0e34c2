/** What the tests take from the widgets' code, all in one place. */

export {
  TreatmentsAccordion,
  type TreatmentsAccordionProps,
} from '../../renderer/widgets/accordion/treatments-accordion.tsx'
export type { TestimonialsProps } from '../../renderer/widgets/carousel/testimonials.tsx'
export { ContactForm, type ContactFormProps } from '../../renderer/widgets/contact-form/contact-form.tsx'
export {
  CookieConsent,
  type CookieConsentProps,
} from '../../renderer/widgets/cookie-consent/cookie-consent.tsx'
export type { IconLinksProps } from '../../renderer/widgets/icon-links/icon-links.tsx'
export type { NavigationProps } from '../../renderer/widgets/navigation/navigation.tsx'
