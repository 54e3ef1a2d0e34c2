import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What the outcome of reading a file depends on beside the file: this code with its schemas and rules, the packages that
 * it uses and the version of Node. Undefined when the code can't be found, so that nothing is kept. Taken once, as the
 * code is loaded: sources that are edited later are not what runs.
 */
export const codeDigest = digestCode()

function digestCode(): string | undefined {
  const inSources = import.meta.url.endsWith('.ts')
  const top = fileURLToPath(new URL(inSources ? '../../' : '../', import.meta.url))
  const project = inSources ? top : join(top, '..')
  const rooms = inSources ? ['catalogue', 'schemas'] : ['catalogue', 'chunks', 'cli']
  try {
    const lists = ['node_modules/.package-lock.json', 'package-lock.json'].map((name) => join(project, name))
    const packages = lists.find((path) => existsSync(path))
    const code = rooms.flatMap((room) => codeFiles(join(top, room)))
    if (packages === undefined || code.length === 0) return undefined
    const digest = createHash('sha256').update(process.version)
    for (const path of [packages, ...code]) {
      digest.update(`\n${relative(project, path)}\n`).update(readFileSync(path))
    }
    return digest.digest('base64')
  } catch {
    return undefined
  }
}

function codeFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.[jt]s$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
