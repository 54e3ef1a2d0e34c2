/**
 * Why a mail was not taken: the mail server's reply code, `450`, or the code of a network error, `ECONNREFUSED`. Never the
 * server's text, which may repeat an address.
 */
export function mailFailure(error: unknown): string {
  // Nodemailer replaces most system codes with ESOCKET, and keeps them as `originalCode`.
  const { responseCode, code, originalCode } = error as Record<string, unknown>
  // A failed STARTTLS says nothing about the mail.
  if (typeof responseCode === 'number' && code !== 'ETLS') return String(responseCode)
  const reason = String(originalCode ?? code)
  return /^[A-Z0-9_]{1,40}$/.test(reason) ? reason : 'unknown'
}

/** Whether the mail server has certainly not taken the mail: it refused, or there was no connection over which it could. */
export const isNotTaken = (failure: string | null): boolean =>
  /^(?:\d{3}|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETLS)$/.test(failure ?? '')

/** Whether the connection ended in a way that the server may have taken the mail, and only its reply is missing. */
export const mayBeTaken = (failure: string | null): boolean =>
  /^(?:EABORT|ECONNECTION|ECONNRESET|EPIPE)$/.test(failure ?? '')

/** Whether the server refused for good: trying again is useless and would look like an attack. */
export const isFinal = (failure: string): boolean => /^5\d\d$/.test(failure)
