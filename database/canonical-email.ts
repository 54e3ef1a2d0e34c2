import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * An address as it is compared: without capitals, and the host as it travels, since browsers send `müller.example` as
 * `xn--mller-kva.example`, and wide letters reach the same mailbox.
 */
export function canonicalEmail(email: string): string {
  const { name, host } = partsOf(email)
  return `${name}@${domainToASCII(host) || host}`
}

/** An address in the spellings that somebody may search for. */
export function emailSpellings(email: string): string[] {
  const { name, host } = partsOf(canonicalEmail(email))
  return [...new Set([email, `${name}@${host}`, `${name}@${domainToUnicode(host) || host}`])]
}

function partsOf(email: string): { name: string; host: string } {
  const text = email.trim().normalize('NFKC').toLowerCase()
  const at = text.lastIndexOf('@')
  return { name: text.slice(0, Math.max(at, 0)), host: text.slice(at + 1) }
}
