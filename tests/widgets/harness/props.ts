import type { ContactFormProps } from '../../../renderer/widgets/contact-form.tsx'
import type { NavigationProps } from '../../../renderer/widgets/navigation-links.ts'

const group = (label: string, slugs: string[]) => ({
  label,
  links: slugs.map((slug) => ({ label: slug.replaceAll('-', ' '), href: `/treatments/${slug}` })),
})

export const navigationProps: NavigationProps = {
  label: 'Main',
  open: 'Open menu',
  close: 'Close menu',
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
  newTab: '(opens in a new tab)',
  current: '/about',
}

export const contactFormProps: ContactFormProps = {
  action: '/api/contacts',
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
  },
  sent: {
    title: 'Message Sent Successfully!',
    text: "Thank you for contacting us. We'll respond within 24 hours.",
  },
  failed: { title: 'Failed to Send Message', text: 'Please check your details and try again.' },
}
