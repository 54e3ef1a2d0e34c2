import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const wordDiff = [
  ...['-c', 'core.quotePath=false', 'diff', '--word-diff=plain', '--unified=0', '--find-renames'],
  ...['--relative', '--no-prefix', '--no-color', '--no-ext-diff', '--no-textconv', '--', 'content'],
]

/**
 * Checks out a revision's content into an empty folder, with a git index of its own, and compares it with the files under `root`.
 * Returns the commit's short name, the folder that holds content/ as it was, and which words differ.
 */
export function readRevision(root: string, revision: string, folder: string) {
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') }
  const git = (args: readonly string[], input = '') => {
    const options = { cwd: root, env, input, encoding: 'utf8', maxBuffer: 2 ** 28 } as const
    const { error, status, stdout } = spawnSync('git', args, options)
    return { isMissing: error !== undefined, failed: status !== 0, output: stdout ?? '' }
  }
  const inside = git(['rev-parse', '--show-prefix'])
  if (inside.isMissing)
    return { problem: 'Git can’t be started; install it to compare with earlier content.' }
  if (inside.failed) return { problem: `${root} is not under version control with git.` }
  const name = `${revision}^{commit}`
  const { output, failed } = git(['rev-parse', '--short', '--verify', '--quiet', '--end-of-options', name])
  if (failed)
    return { problem: `Git knows no revision "${revision}"; write HEAD~1, main or a commit’s hash.` }
  const commit = output.trim()
  const old = join(folder, 'old')
  mkdirSync(old)
  const read = git(['read-tree', commit])
  const files = git(['ls-files', '-z', 'content'])
  if (files.output === '') return { problem: `${revision} (${commit}) has no content/ to compare with.` }
  const laidOut = git(['checkout-index', '-z', '--stdin', `--prefix=${old}/`], files.output)
  const added = git(['add', '--intent-to-add', '--ignore-removal', '--', 'content'])
  const words = git(wordDiff)
  if ([read, laidOut, added, words].some((step) => step.failed)) {
    return { problem: `Git can’t read the content of ${revision} (${commit}).` }
  }
  return { commit, root: join(old, inside.output.trim()), wordDiff: words.output }
}
