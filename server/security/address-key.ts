import { ipKeyGenerator } from 'express-rate-limit'

/**
 * The key under which the requests of one network are counted: an IPv4 address (also when mapped into IPv6), or the first
 * `bits` of an IPv6 address, of which a household or phone holds a /64, often a /56 or /48 (RFC 6177). Unknown addresses
 * share one key.
 */
export function addressKey(address: string | undefined, bits: number): string {
  return address ? ipKeyGenerator(address, bits) : 'unknown'
}
