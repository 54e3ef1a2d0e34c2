import type { Finding } from '../finding.ts'
import type { Entry } from './entry.ts'
import type { Kind } from './kinds.ts'

/** The entry of a file that says nothing, since it can't be read. */
export function unreadEntry(finding: Finding, kind: Kind, slug: string): Entry {
  return {
    file: finding.file,
    kind,
    slug,
    value: undefined,
    outline: undefined,
    findings: [finding],
    placeholders: [],
    links: [],
    images: [],
    claims: { claims: [], unattributed: [] },
    locate: () => ({ file: finding.file, line: 1, column: 1, length: 1 }),
  }
}
