import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const bundle = join(root, 'dist/cli/main.js')
const rooms = ['cli', 'staff', 'database', 'schemas', 'catalogue']

/** Starts the command line from the bundle if that is newer than every source, since it starts faster; else from the sources. */
if (isUpToDate()) {
  await import(pathToFileURL(bundle).href)
} else {
  process.argv.splice(2, 0, 'cli/main.ts')
  await import('./program.mjs')
}

function isUpToDate() {
  if (!existsSync(bundle)) return false
  const built = statSync(bundle).mtimeMs
  return rooms.every((room) => newest(join(root, room)) <= built)
}

/** When a source of a room was last changed, in milliseconds. */
function newest(room) {
  return readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .reduce((latest, file) => Math.max(latest, statSync(join(file.parentPath, file.name)).mtimeMs), 0)
}
