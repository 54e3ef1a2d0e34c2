/**
 * Why an enquiry was not sent although the visitor typed nothing wrong. `online`: the network was missing and is back.
 * `unanswered`: no response came, so the enquiry may have arrived.
 */
export type EnquiryFailure = 'offline' | 'online' | 'tooMany' | 'ours' | 'unanswered'
