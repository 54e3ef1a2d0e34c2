import { onlySuccess } from './call-error.ts'

/** What is read: the path first, then whatever tells two readings of one path apart. */
export type QueryKey = readonly [path: string, ...rest: unknown[]]

const readings = new Map<string, { path: string; data: Promise<unknown> }>()

/**
 * Reads JSON with a GET of the key's first element, with the visitor's credentials. What was read once never goes stale:
 * the same key answers from memory until {@link invalidate} drops it. A failure is not kept and not retried.
 *
 * @throws CallError when the server answers with anything but success
 */
export function read(key: QueryKey): Promise<unknown> {
  const id = JSON.stringify(key)
  const known = readings.get(id)
  if (known) return known.data
  const reading = { path: key[0], data: fetchJson(key[0]) }
  readings.set(id, reading)
  reading.data.catch(() => {
    if (readings.get(id) === reading) readings.delete(id)
  })
  return reading.data
}

/** Forgets everything read from `path`, so that the next reading asks the server again. */
export function invalidate(path: string): void {
  for (const [id, reading] of readings) if (reading.path === path) readings.delete(id)
}

async function fetchJson(path: string): Promise<unknown> {
  return (await onlySuccess(await fetch(path, { credentials: 'include' }))).json()
}
