/** Why an enquiry was not sent, where nothing that the visitor typed is wrong. */
export type EnquiryFailure = 'offline' | 'tooMany' | 'ours'
