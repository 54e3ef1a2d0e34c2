/** What the tests take from the widgets' code, all in one place. */

export { ContactForm, type ContactFormProps } from '../../renderer/widgets/contact-form.tsx'
export type { CookieConsentProps } from '../../renderer/widgets/cookie-consent.tsx'
export type { IconLinksProps } from '../../renderer/widgets/icon-links.tsx'
export type { NavigationProps } from '../../renderer/widgets/navigation-links.ts'
export type { TestimonialsProps } from '../../renderer/widgets/testimonials.tsx'
export {
  TreatmentsAccordion,
  type TreatmentsAccordionProps,
} from '../../renderer/widgets/treatments-accordion.tsx'
