import type { TreatmentsAccordionProps } from '../../../renderer/widgets/accordion/treatments-accordion.tsx'
import type { TestimonialsProps } from '../../../renderer/widgets/carousel/testimonials.tsx'
import type { ContactFormProps } from '../../../renderer/widgets/contact-form/contact-form.tsx'
import type { CookieConsentProps } from '../../../renderer/widgets/cookie-consent/cookie-consent.tsx'
import type { IconLinksProps } from '../../../renderer/widgets/icon-links/icon-links.tsx'
import type { NavigationProps } from '../../../renderer/widgets/navigation/navigation.tsx'

const group = (label: string, slugs: string[]) => ({
  label,
  links: slugs.map((slug) => ({ label: slug.replaceAll('-', ' '), href: `/treatments/${slug}` })),
})

export const navigationProps: NavigationProps = {
  words: { label: 'Main', open: 'Open menu', close: 'Close menu', newTab: '(opens in a new tab)' },
  before: [
    { label: 'Home', href: '/' },
    { label: 'About', href: '/about' },
  ],
  treatments: {
    label: 'Treatments',
    groups: [
      group('Injectable Treatments', ['one-a', 'one-b', 'one-c', 'one-d', 'one-e', 'one-f']),
      group('Skin Treatments', ['two-a', 'two-b', 'two-c']),
      group('Device-Based Treatments', ['three-a', 'three-b', 'three-c', 'three-d', 'three-e']),
      group('Medical Services', ['four-a', 'four-b', 'four-c', 'four-d']),
    ],
  },
  after: [{ label: 'Contact', href: '/contact' }],
  book: { label: 'Book Consultation', href: 'https://portal.example/1' },
  current: '/about',
}

export const contactFormProps: ContactFormProps = {
  action: '/api/contacts',
  policy: '/privacy-policy',
  words: {
    heading: 'Send us a Message',
    hint: 'Please fill out all required fields below',
    labels: {
      name: 'Full Name',
      dateOfBirth: 'Date of Birth',
      email: 'Email Address',
      phone: 'Phone Number',
      reasonForContact: 'Reason for Contact',
      message: 'Additional Message',
    },
    hints: { dateOfBirth: 'Hint for the date.', message: 'Hint for the message.' },
    reasonPlaceholder: 'Please select a reason',
    submit: 'Send Message',
    sending: 'Sending Message...',
    errorSummary: 'There is a problem',
    errorPrefix: 'Error:',
    privacy: 'What happens with the data.',
    privacyLink: 'Read our privacy policy',
  },
  sent: {
    title: 'Message Sent Successfully!',
    text: "Thank you for contacting us. We'll respond within 24 hours.",
  },
  failed: { title: 'Failed to Send Message', text: 'Please check your details and try again.' },
  afterSent: {
    heading: 'Message Sent Successfully!',
    received: 'We have your message',
    reference: 'Your reference is {reference}.',
    by: 'We will reply by {time}.',
    next: ['What happens next.'],
    again: 'Send another message',
  },
  afterFailed: {
    heading: 'Failed to Send Message',
    reasons: {
      offline: 'You are offline.',
      online: 'You are online again.',
      tooMany: 'Too many messages.',
      ours: 'It is our fault.',
      unanswered: 'No answer came.',
    },
    kept: 'Your words are still in the form.',
    advice: {
      offline: 'Connect first.',
      online: 'Send it now.',
      tooMany: 'Try later.',
      ours: 'Try later.',
      unanswered: 'Sending again is safe.',
    },
    instead: 'Or reach us here:',
    resend: 'Go back and send it again.',
    next: ['Go back.'],
    again: 'Start a new message',
  },
  otherWays: [
    { label: '01632 960123', href: 'tel:+441632960123' },
    { label: 'hello@clinic.example', href: 'mailto:hello@clinic.example' },
  ],
}

export const accordionProps: TreatmentsAccordionProps = {
  more: 'Learn More',
  items: Array.from({ length: 13 }, (_, index) => ({
    id: `row-${index + 1}`,
    name: `Treatment ${index + 1}`,
    price: `from £${100 + index}`,
    description: `Description of number ${index + 1}, with the word needle${index + 1}.`,
    href: `/treatments/${index + 1}`,
  })),
}

export const testimonialsProps: TestimonialsProps = {
  words: {
    label: 'Testimonials',
    start: 'Start the reviews',
    stop: 'Stop the reviews',
    dots: 'Choose a review',
  },
  items: Array.from({ length: 12 }, (_, index) => ({
    name: `Client ${index + 1}`,
    treatment: index % 2 ? 'Profhilo' : undefined,
    text: `Words of client ${index + 1}.`,
    rating: 5,
  })),
}

export const iconLinksProps: IconLinksProps = {
  links: [
    { kind: 'photos', label: 'Photos (opens in a new tab)', url: 'https://photos.example/clinic' },
    { kind: 'videos', label: 'Videos (opens in a new tab)', url: 'https://videos.example/clinic' },
  ],
}

const category = (label: string) => ({ label, text: `What ${label} is for.` })

export const cookieConsentProps: CookieConsentProps = {
  words: {
    banner: {
      title: 'We Use Cookies',
      text: 'An explanation.',
      policy: 'Read our cookie policy',
      accept: 'Accept All',
      reject: 'Reject Non-Essential',
      customise: 'Customise',
    },
    preferences: {
      title: 'Cookie Preferences',
      text: 'Choose what you allow.',
      later: 'You can change your mind at any time with "Cookie settings" at the foot of every page.',
      always: 'Always on',
      save: 'Save Preferences',
      accept: 'Accept All',
      close: 'Close cookie preferences',
    },
    categories: {
      essential: category('Essential'),
      analytics: category('Analytics'),
      functionality: category('Functionality'),
    },
  },
  policy: '/cookie-policy',
  isPolicy: false,
  scripts: { analytics: '/assets/analytics.js', functionality: '/assets/functionality.js' },
}
