/** Where an enquiry is written and sent, and the pages that answer a form without script. Shared by form, server and pages. */
export const enquiryAddresses = {
  form: '/contact',
  post: '/api/contacts',
  sent: '/contact/sent',
  notSent: '/contact/not-sent',
  /** The page that says why nothing was sent: `reasons` is an `EnquiryFailure`, or names from enquiry-message-names.ts. */
  notSentBecause: (reasons: readonly string[]) =>
    `/contact/not-sent?${reasons.map((reason) => `because=${reason}`).join('&')}`,
} as const
