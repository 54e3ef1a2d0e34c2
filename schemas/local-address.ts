/** What this machine calls a service that listens on all of its addresses. */
const loopback: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Where a browser on this machine finds what listens on a host and a port. A URL encloses an IPv6 address in brackets. */
export function localAddress(host: string, port: number): string {
  const address = loopback[host] ?? host
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
