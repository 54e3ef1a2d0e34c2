import { ipKeyGenerator } from 'express-rate-limit'

const subnetBits = 64

/**
 * The key under which one visitor's requests are counted: an IPv4 address (also when mapped into IPv6), or the /64 of
 * an IPv6 address, since one household or phone holds a whole /64 (RFC 6177). Unknown addresses share one key.
 */
export function addressKey(address: string | undefined): string {
  return address ? ipKeyGenerator(address, subnetBits) : 'unknown'
}
