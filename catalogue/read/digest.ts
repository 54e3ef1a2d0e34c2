import { hash } from 'node:crypto'

/** What the bytes of a file are known by. */
export function digestOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64')
}
