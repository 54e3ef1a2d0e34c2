import type { Finding, Place } from '../finding.ts'
import { validate } from '../validate.ts'
import type { Entry, KnownOf } from './entry.ts'
import { type Kind, kinds } from './kinds.ts'
import { knownOf } from './known.ts'
import { type Path, pathKey } from './locations.ts'
import type { Passage } from './passage.ts'
import { movedPlaces, type Places } from './places.ts'
import { type SoundParts, soundParts } from './sound-parts.ts'
import type { Source } from './source.ts'
import type { YamlContent } from './yaml.ts'

/** What a file's keys say by the schema of its kind. */
export interface CheckedKeys extends Pick<Entry, 'value' | 'known' | 'gaps'> {
  findings: Finding[]
  /** Where every value stands that is known. */
  places: Places
  /** The passages that figures are read from, with their paths in what is known: none of a value that is wrong. */
  readable: (passages: readonly Passage[]) => readonly Passage[]
}

/** Checks the keys of one file, whose values stand at `places`; of a file that is not all right, what is right is kept. */
export function checkKeys(kind: Kind, source: Source, content: YamlContent, places: Places): CheckedKeys {
  const unread: CheckedKeys = {
    value: undefined,
    known: undefined,
    gaps: [],
    findings: [],
    places,
    readable: (passages) => passages,
  }
  if (content.data === undefined) return unread
  const { value, findings: all } = validate(kinds[kind], source, content)
  const findings = all.filter((finding) => !isRepeated(finding, source, content))
  if (value) return { ...unread, value, known: knownOf(kind, value as KnownOf<Kind>) }
  const parts = soundParts(kind, content.data)
  if (!parts) return { ...unread, findings }
  return {
    ...unread,
    known: knownOf(kind, parts.value),
    gaps: parts.leftOut.gaps,
    findings,
    places: movedPlaces(places, content.data, parts.leftOut),
    readable: (passages) => movedPassages(passages, parts),
  }
}

/**
 * Whether a finding stands in a key that stands twice, or is about a group or list that holds one: which of the two is meant,
 * or whether a line between them is missing, is to be settled first.
 */
function isRepeated(finding: Finding, source: Source, { repeated = [], locations }: YamlContent): boolean {
  return repeated.some((path) => {
    const own = locations.get(path)
    const holders = path.slice(0, -1).map((_, depth) => locations.get(path.slice(0, depth + 1)))
    return (
      (own !== undefined && isWithin(finding, source, own.key?.[0] ?? own.value[0], own.value[1])) ||
      holders.some(
        (one) =>
          one &&
          [one.key?.[0], one.value[0]].some((at) => at !== undefined && isWithin(finding, source, at, at)),
      )
    )
  })
}

/** Whether a place is between two offsets, the last included. */
function isWithin({ line, column }: Place, source: Source, start: number, end: number): boolean {
  const [from, to] = [source.place(start), source.place(end)]
  const isAfter = line > from.line || (line === from.line && column >= from.column)
  return isAfter && (line < to.line || (line === to.line && column <= to.column))
}

function movedPassages(passages: readonly Passage[], { wrong, leftOut }: SoundParts): Passage[] {
  const keys = new Set(wrong.map(pathKey))
  const isWrong = (path: Path) => path.some((_, depth) => keys.has(pathKey(path.slice(0, depth + 1))))
  return passages
    .filter(({ path }) => !isWrong(path))
    .map((passage) => ({ ...passage, path: leftOut.after(passage.path) ?? [] }))
}
