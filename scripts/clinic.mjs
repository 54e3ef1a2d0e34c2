import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const bundle = join(root, 'dist/cli/main.js')
const rooms = ['cli', 'staff', 'database', 'schemas', 'catalogue']

/** Starts the command line: the bundle when it is newer than every source, for it starts faster; else the sources. */
if (isUpToDate()) {
  await import(pathToFileURL(bundle).href)
} else {
  process.argv.splice(2, 0, 'cli/main.ts')
  await import('./program.mjs')
}

function isUpToDate() {
  if (!existsSync(bundle)) return false
  const built = statSync(bundle).mtimeMs
  return [...rooms, 'package.json'].every((part) => newest(join(root, part)) <= built)
}

/** Milliseconds of the last change to a file or below a folder, whose own time tells what was removed. */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  const inside = stats?.isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : []
  return Math.max(stats?.mtimeMs ?? 0, ...inside)
}
