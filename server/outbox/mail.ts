import { envelopeAddress } from '../../database/canonical-email.ts'
import type { Replies } from '../../database/notifications.ts'

/** A mail before it has a sender. */
export interface Mail {
  to: readonly string[]
  subject: string
  text: string
  html: string
  /** The Auto-Submitted header (RFC 3834), so that no machine answers the mail. */
  autoSubmitted: 'auto-generated' | 'auto-replied'
}

/** A mail ready to go. */
interface AddressedMail extends Mail {
  from: string
  /** With angle brackets. */
  messageId: string
  /** Those of `to` to try now. */
  recipients: readonly string[]
  /** A file name that no other mail has. */
  name: string
}

/** Sends a mail. Resolves with the reply code for each refused recipient, and rejects when the whole mail was refused or failed. */
export type SendMail = (mail: AddressedMail, signal: AbortSignal) => Promise<{ refused: Replies }>

/** The mail as nodemailer expects it. Addresses are given as objects, so that none is parsed as several. */
export function mailOptions({
  from,
  to,
  recipients,
  subject,
  text,
  html,
  messageId,
  autoSubmitted,
}: AddressedMail) {
  return {
    from: { name: '', address: from },
    to: to.map((address) => ({ name: '', address })),
    envelope: { from, to: recipients.map(envelopeAddress) },
    subject,
    text,
    html,
    messageId,
    headers: { 'Auto-Submitted': autoSubmitted },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
