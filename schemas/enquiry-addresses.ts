/** Where an enquiry is sent, and the pages that answer a form without script. Form, server and pages share them. */
export const enquiryAddresses = {
  post: '/api/contacts',
  sent: '/contact/sent',
  notSent: '/contact/not-sent',
} as const
