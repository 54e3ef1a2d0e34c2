import type { EnquiryFailure } from './enquiry-failure.ts'

/** Where an enquiry is sent, and the pages that answer a form without script. Form, server and pages share them. */
export const enquiryAddresses = {
  post: '/api/contacts',
  sent: '/contact/sent',
  notSent: '/contact/not-sent',
  /** The page that says that it was not sent, with the reason. */
  notSentBecause: (failure: EnquiryFailure) => `/contact/not-sent?because=${failure}`,
} as const
