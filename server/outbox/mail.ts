/** A mail before it has a sender. */
export interface Mail {
  to: readonly string[]
  subject: string
  text: string
  html: string
  /** What started it, in the words of RFC 3834: no machine answers it. */
  autoSubmitted: 'auto-generated' | 'auto-replied'
}

/** A mail ready to go. */
export interface AddressedMail extends Mail {
  from: string
  /** With angle brackets. */
  messageId: string
  /** A file name that no other mail has. */
  name: string
}

/** Gives a mail away and says how many of its recipients were refused. Rejects when nobody has taken it. */
export type SendMail = (mail: AddressedMail, signal: AbortSignal) => Promise<{ refused: number }>

/** The mail in the form that nodemailer takes. Each address stands alone, so that none is read as several. */
export function mailOptions({ from, to, subject, text, html, messageId, autoSubmitted }: AddressedMail) {
  return {
    from: { name: '', address: from },
    to: to.map((address) => ({ name: '', address })),
    envelope: { from, to: [...to] },
    subject,
    text,
    html,
    messageId,
    headers: { 'Auto-Submitted': autoSubmitted },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
