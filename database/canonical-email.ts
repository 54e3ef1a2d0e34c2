import { domainToASCII, domainToUnicode } from 'node:url'

/** An address as mail servers are told it, and as nodemailer gives it back: its host in small letters, with a foreign one encoded. */
export function envelopeAddress(address: string): string {
  const [name, host = ''] = address.split('@')
  return `${name}@${domainToASCII(host) || host}`
}

/** An address as it is compared: without capitals, its host as it travels, since browsers send `müller.example` as `xn--mller-kva.example`. */
export const canonicalEmail = (email: string): string =>
  envelopeAddress(email.trim().normalize('NFKC').toLowerCase())

/** An address in the spellings that somebody may search for. */
export function emailSpellings(email: string): string[] {
  const canonical = canonicalEmail(email)
  const [name, host = ''] = canonical.split('@')
  return [email, canonical, `${name}@${domainToUnicode(host) || host}`]
}
