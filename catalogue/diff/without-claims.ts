import type { Claim } from '../claims/claim.ts'
import type { Path } from '../read/locations.ts'
import type { Source } from '../read/source.ts'
import type { Data, YamlContent } from '../read/yaml.ts'

/** Keys that a claim's value says as well, by the key that the claim stands at: "from £45", "09:00-15:00". */
const alsoSaid: Record<string, string> = { amount: 'from', opens: 'closes' }

/** What a file's keys say, without the values that are claims; those are compared as claims. */
export function withoutClaims(
  source: Source,
  { data, locations }: YamlContent,
  claims: readonly Claim[],
): Data | undefined {
  const places = new Set(
    claims
      .filter(({ sentence }) => sentence === undefined)
      .map(({ place }) => `${place.line}:${place.column}`),
  )
  const isClaim = (path: Path) => {
    const value = locations.get(path)?.value
    if (!value) return false
    const { line, column } = source.place(value[0])
    return places.has(`${line}:${column}`)
  }
  const keep = (value: Data, path: Path): Data | undefined => {
    if (Array.isArray(value)) return value.flatMap((item, index) => keep(item, [...path, index]) ?? [])
    if (typeof value !== 'object' || value === null) return isClaim(path) ? undefined : value
    const said = Object.keys(value).filter((key) => isPlain(value[key]) && isClaim([...path, key]))
    const left = [...said, ...said.map((key) => alsoSaid[key])]
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => {
        const kept = left.includes(key) ? undefined : keep(inner, [...path, key])
        return kept === undefined ? [] : [[key, kept]]
      }),
    )
  }
  return data === undefined ? undefined : keep(data, [])
}

function isPlain(value: Data | undefined): boolean {
  return typeof value !== 'object'
}
