/** Where an enquiry is written and sent, and the pages that answer a form without script. Form, server and pages share them. */
export const enquiryAddresses = {
  form: '/contact',
  post: '/api/contacts',
  sent: '/contact/sent',
  notSent: '/contact/not-sent',
  /** The page that says that it was not sent, with the reasons: a failure, or names of messages (enquiry-message-names.ts). */
  notSentBecause: (reasons: readonly string[]) =>
    `/contact/not-sent?${reasons.map((reason) => `because=${reason}`).join('&')}`,
} as const
