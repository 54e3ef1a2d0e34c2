import { Refusal } from '../refusal.ts'
import type { BodyKind } from './body-kind.ts'

/** The fields of a body by name, before any of them is checked. Refuses what is not UTF-8, not JSON or not an object. */
export function parseBody(body: Buffer, kind: BodyKind): Record<string, unknown> {
  const text = decode(body)
  return kind === 'form' ? Object.fromEntries(new URLSearchParams(text)) : parseObject(text)
}

function parseObject(text: string): Record<string, unknown> {
  const value = parseJson(text)
  if (!isObject(value)) throw new Refusal('unreadable')
  return value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('unreadable')
  }
}

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new Refusal('unreadable')
  }
}
