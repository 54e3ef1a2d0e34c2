/**
 * Why an enquiry was not sent, where nothing that the visitor typed is wrong; `online` once the network that was missing is
 * back. `unanswered`: no answer came, so it may have arrived.
 */
export type EnquiryFailure = 'offline' | 'online' | 'tooMany' | 'ours' | 'unanswered'
