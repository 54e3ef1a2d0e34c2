import type { Path } from './locations.ts'
import type { Data } from './yaml.ts'

/** A text in plain data with the path to it. */
export interface PlacedText {
  path: Path
  text: string
}

/** Every text in plain data. */
export function texts(data: Data): PlacedText[] {
  const found: PlacedText[] = []
  collect(data, [], found)
  return found
}

function collect(data: Data, path: Path, found: PlacedText[]): void {
  if (typeof data === 'string') found.push({ path, text: data })
  else if (Array.isArray(data)) {
    for (const [index, value] of data.entries()) collect(value, [...path, index], found)
  } else if (typeof data === 'object' && data !== null) {
    for (const key of Object.keys(data)) collect(data[key] ?? null, [...path, key], found)
  }
}
