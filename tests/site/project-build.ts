import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { root } from '../support/built-site.ts'
import { copyProject } from '../support/project.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

/** A copy of the project for the tests of a file to build; before each, `dist` holds only a mark of an earlier build. */
export function useProjectCopy() {
  const copy = temporaryDirectory()
  const path = (file: string) => join(copy.path, file)
  copyProject(copy.path)
  // Bundles that an earlier build cached need not be made again.
  const kept = '.cache/build'
  if (existsSync(join(root, kept))) cpSync(join(root, kept), path(kept), { recursive: true })
  afterAll(() => copy.remove())
  beforeEach(() => {
    rmSync(path('dist'), { recursive: true, force: true })
    mkdirSync(path('dist'))
    writeFileSync(path('dist/earlier'), '')
  })

  /** Builds as from a shell, where no variable tells Vike that this is a test. */
  const build = (args: string[] = [], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['scripts/program.mjs', 'scripts/build.ts', ...args], {
      cwd: copy.path,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    })

  /** Builds with one file changed, or missing where `change` returns undefined, and puts it back. */
  const buildWith = (
    file: string,
    change: (text: string) => string | undefined,
    ...how: Parameters<typeof build>
  ) => {
    const text = readFileSync(path(file), 'utf8')
    const changed = change(text)
    if (changed === undefined) rmSync(path(file))
    else writeFileSync(path(file), changed)
    const built = build(...how)
    writeFileSync(path(file), text)
    return built
  }
  const isEarlierKept = () => existsSync(path('dist/earlier'))
  return { path, build, buildWith, isEarlierKept }
}
