import { domainToASCII } from 'node:url'

/**
 * An address as it is compared: without capitals, and the host as it travels, since browsers send `müller.example` as
 * `xn--mller-kva.example`, and wide letters reach the same mailbox.
 */
export function canonicalEmail(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase()
  const at = text.lastIndexOf('@')
  const host = text.slice(at + 1)
  return `${text.slice(0, at + 1)}${domainToASCII(host) || host}`
}
