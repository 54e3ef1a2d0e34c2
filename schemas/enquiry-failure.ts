/** Why an enquiry was not sent, where nothing that the visitor typed is wrong. */
const enquiryFailures = ['offline', 'tooMany', 'ours'] as const

export type EnquiryFailure = (typeof enquiryFailures)[number]
