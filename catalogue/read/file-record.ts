import type { FileClaims } from '../claims/claim.ts'
import type { Entry } from './entry.ts'
import type { Kind } from './kinds.ts'
import { type Places, placeIn } from './places.ts'
import type { ReadEntry } from './read-entry.ts'

/** What is known of one file, as bytes that are kept between runs and sent between threads. */
export interface FileRecord {
  /** From the project's root. */
  file: string
  /** Of the bytes that the file held; empty when it can't be read. */
  digest: string
  /** JSON of what every check needs. */
  brief: Uint8Array
  /** JSON of what is seldom asked for. */
  rest: Uint8Array
}

interface Brief extends Pick<Entry, 'findings' | 'placeholders' | 'links' | 'images'> {
  kind: Kind
  slug: string
  known?: Entry['known']
  gaps?: Entry['gaps']
  claims: FileClaims['claims']
}

interface Rest {
  value?: Entry['value']
  unattributed: FileClaims['unattributed']
  places: Places
}

const encoder = new TextEncoder()

/** Writes down what was read of a file. */
export function recordOf({ entry, places }: ReadEntry, digest: string): FileRecord {
  const { file, kind, slug, known, gaps, value, findings, placeholders, links, images, claims } = entry
  const brief: Brief = {
    kind,
    slug,
    ...(known !== undefined && { known }),
    ...(gaps.length > 0 && { gaps }),
    findings,
    placeholders,
    links,
    images,
    claims: claims.claims,
  }
  const rest: Rest = { value, unattributed: claims.unattributed, places }
  return {
    file,
    digest,
    brief: encoder.encode(JSON.stringify(brief)),
    rest: encoder.encode(JSON.stringify(rest)),
  }
}

/** The entry that was written down. */
export function recordedEntry({ file, brief, rest }: FileRecord): Entry {
  const { kind, slug, known, gaps = [], findings, placeholders, links, images, claims } = parse<Brief>(brief)
  let parsed: Rest | undefined
  const seldom = () => {
    parsed ??= parse<Rest>(rest)
    return parsed
  }
  return {
    file,
    kind,
    slug,
    known,
    gaps,
    findings,
    placeholders,
    links,
    images,
    get value() {
      return seldom().value
    },
    claims: {
      claims,
      get unattributed() {
        return seldom().unattributed
      },
    },
    locate: (path) => placeIn(file, seldom().places, path),
  }
}

function parse<Shape>(bytes: Uint8Array): Shape {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()) as Shape
}
