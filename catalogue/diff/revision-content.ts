import { git } from './git.ts'

/** The content files of one revision, by path from the project's root. */
export interface RevisionContent {
  /** The commit's abbreviated hash. */
  commit: string
  files: Map<string, Buffer>
}

/** Reads content/ as it was at a revision, without touching the files there are. A problem is words for a person. */
export async function revisionContent(
  root: string,
  revision: string,
): Promise<RevisionContent | { problem: string }> {
  const inside = await git(root, ['rev-parse', '--is-inside-work-tree'])
  if ('failed' in inside) {
    return inside.failed === 'absent'
      ? {
          problem: `git could not be started (${inside.reason}). Install it to compare with earlier content.`,
        }
      : {
          problem: `${root} is not under version control with git, so there is nothing to compare with. Run the command in the project’s folder.`,
        }
  }
  const named = await git(root, ['rev-parse', '--short', '--verify', '--quiet', `${revision}^{commit}`])
  if ('failed' in named || revision.startsWith('-')) {
    return {
      problem: `"${revision}" is no revision that git knows here. Write for example HEAD, HEAD~1, main or a commit’s hash.`,
    }
  }
  const commit = named.output.toString().trim()
  const tree = await git(root, ['ls-tree', '-r', '-z', commit, 'content/'])
  const blobs = 'failed' in tree ? [] : blobsOf(tree.output.toString())
  if (blobs.length === 0) return { problem: `${revision} (${commit}) has no content/ here to compare with.` }
  const read = await git(root, ['cat-file', '--batch'], blobs.map(({ hash }) => `${hash}\n`).join(''))
  if ('failed' in read) return { problem: `git could not read ${revision} (${read.reason}).` }
  return { commit, files: filesOf(read.output, blobs) }
}

interface Blob {
  hash: string
  path: string
}

/** Ordinary files of a listing by `git ls-tree -z`; links and submodules are no content. */
function blobsOf(listing: string): Blob[] {
  return listing.split('\u0000').flatMap((line) => {
    const [, hash, path] = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? []
    return hash && path ? [{ hash, path }] : []
  })
}

/** Takes the answer of `git cat-file --batch` apart: for each object a line with its size, its bytes, a line break. */
function filesOf(output: Buffer, blobs: readonly Blob[]): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = 0
  for (const { path } of blobs) {
    const lineEnd = output.indexOf('\n', at)
    const size = Number(output.subarray(at, lineEnd).toString().split(' ')[2])
    files.set(path, output.subarray(lineEnd + 1, lineEnd + 1 + size))
    at = lineEnd + 1 + size + 1
  }
  return files
}
