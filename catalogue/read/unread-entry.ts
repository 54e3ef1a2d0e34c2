import type { Finding } from '../finding.ts'
import type { Entry } from './entry.ts'
import type { Kind } from './kinds.ts'

/** The entry of a file that says nothing, since it can't be read. */
export function unreadEntry(file: string, kind: Kind, slug: string, findings: Finding[]): Entry {
  return {
    file,
    kind,
    slug,
    value: undefined,
    known: undefined,
    gaps: [],
    findings,
    placeholders: [],
    links: [],
    images: [],
    claims: { claims: [], unattributed: [] },
    locate: () => ({ file, line: 1, column: 1, length: 1 }),
  }
}
