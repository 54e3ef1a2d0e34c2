import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../support/built-site.ts'
import { copyProject } from '../support/project.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const copy = temporaryDirectory()
afterAll(() => copy.remove())

copyProject(copy.path)
// Bundles that an earlier build kept need not be made again.
const kept = '.cache/build'
if (existsSync(join(root, kept))) cpSync(join(root, kept), join(copy.path, kept), { recursive: true })

const build = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/program.mjs', 'scripts/build.ts', ...args], {
    cwd: copy.path,
    encoding: 'utf8',
  })

test('a release build fails while content holds placeholders', () => {
  const { status, stderr } = build('--release')
  expect(stderr).toContain('content/clinic.yaml')
  expect(stderr).toContain('placeholder')
  expect(stderr).toContain('The site was not built.')
  expect(status).toBe(1)
})

test('a missing file ends with code 2, one message first, and the last good build untouched', () => {
  const file = join(copy.path, 'content/about.yaml')
  const text = readFileSync(file, 'utf8')
  mkdirSync(join(copy.path, 'dist'), { recursive: true })
  writeFileSync(join(copy.path, 'dist/kept'), '')
  rmSync(file)
  const { status, stderr } = build()
  writeFileSync(file, text)
  expect(stderr).toContain('content/about.yaml:1:1 the file is missing.')
  expect(existsSync(join(copy.path, 'dist/kept'))).toBe(true)
  expect(status).toBe(2)
})
