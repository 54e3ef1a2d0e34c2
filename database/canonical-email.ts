import { domainToASCII, domainToUnicode } from 'node:url'

/** An address as it is sent to mail servers, and as nodemailer usually returns it: the host in lower case and in ASCII (Punycode). */
export function envelopeAddress(address: string): string {
  const [name, host = ''] = address.split('@')
  return `${name}@${domainToASCII(host) || host}`
}

/** An address as it is compared: in lower case, with the host in Punycode, as browsers send it (`xn--mller-kva.example`). */
export const canonicalEmail = (email: string): string =>
  envelopeAddress(email.trim().normalize('NFKC').toLowerCase())

/** The spellings of an address that somebody may search for. */
export function emailSpellings(email: string): string[] {
  const canonical = canonicalEmail(email)
  const [name, host = ''] = canonical.split('@')
  return [email, canonical, `${name}@${domainToUnicode(host) || host}`]
}
