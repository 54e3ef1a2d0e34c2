import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Change } from './change.ts'
import { compareClaims } from './compare-claims.ts'
import { compareFiles, renamedPage } from './compare-files.ts'
import { renames, withNames } from './renames.ts'
import { revisionContent } from './revision-content.ts'
import { readVersion, type Version } from './version.ts'

export interface CompareOptions {
  /** The project's root, which holds content/ and is in a git work tree. */
  root: string
  /** Any name git has for a commit. */
  revision: string
  /** The clinic's date, `yyyy-mm-dd`. */
  today: string
}

/** What changed between a revision and the files as they are. */
export interface ContentDiff {
  revision: string
  /** The revision's abbreviated hash. */
  commit: string
  changes: Change[]
}

/** Compares content/ with what it was at a revision. A problem is words for a person: no git, no such revision. */
export async function compareWithRevision({
  root,
  revision,
  today,
}: CompareOptions): Promise<ContentDiff | { problem: string }> {
  const old = await revisionContent(root, revision)
  if ('problem' in old) return old
  const folder = await mkdtemp(join(tmpdir(), 'clinic-content-'))
  try {
    for (const [path, bytes] of old.files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), bytes)
    }
    const changes = compareVersions(await readVersion(folder, today), await readVersion(root, today))
    return { revision, commit: old.commit, changes }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Everything that one version says otherwise than another, in the order of reports. */
export function compareVersions(earlier: Version, after: Version): Change[] {
  const renamed = renames(earlier, after)
  const before = withNames(earlier, after, renamed)
  const changes = [
    ...compareClaims(before, after),
    ...renamed.map(renamedPage),
    ...compareFiles(before, after),
  ]
  return changes.sort(bySubject(changes))
}

/** Pages that came, went or moved first, then the subjects in the order in which they first appear. */
function bySubject(changes: readonly Change[]): (a: Change, b: Change) => number {
  const order = [...new Set(changes.map(({ subject }) => subject))]
  const rank = ({ kind, subject }: Change) => (kind === 'page' ? -1 : order.indexOf(subject))
  return (a, b) => rank(a) - rank(b)
}
