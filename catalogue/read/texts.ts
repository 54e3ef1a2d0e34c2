import type { Path } from './locations.ts'
import type { Data } from './yaml.ts'

/** Every text in plain data with the path to it. */
export function texts(data: Data, path: Path): { path: Path; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    texts(value, [...path, Array.isArray(data) ? Number(key) : key]),
  )
}
