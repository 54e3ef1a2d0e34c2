import type { BodyKind } from './body-kind.ts'

/** The unchecked fields of a body by name; undefined for what is not UTF-8, not JSON or not an object. */
export function parseBody(body: Buffer, kind: BodyKind): Record<string, unknown> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    if (kind === 'form') {
      // It throws for bytes that are not UTF-8, which URLSearchParams would replace.
      decodeURIComponent(text)
      return Object.fromEntries(new URLSearchParams(text))
    }
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
