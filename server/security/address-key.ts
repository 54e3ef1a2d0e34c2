import { isIP } from 'node:net'
import { ipKeyGenerator } from 'express-rate-limit'

/** As some proxies write an address: `192.0.2.7:50123`, `[2001:db8::1]:50123`. */
const withPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/

/**
 * The key under which the requests of one network are counted: an IPv4 address (also when mapped into IPv6), or the first
 * `bits` of an IPv6 address, of which a household or phone holds a /64, often a /56 or /48 (RFC 6177). Unknown addresses
 * share one key.
 */
export function addressKey(address: string | undefined, bits: number): string {
  const ip = address?.replace(withPort, '$1$2') ?? ''
  return isIP(ip) ? ipKeyGenerator(ip, bits) : 'unknown'
}
