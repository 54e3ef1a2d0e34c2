import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../support/built-site.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const copy = temporaryDirectory()
afterAll(() => copy.remove())

const notCopied = new Set(['.git', '.cache', 'dist', 'node_modules', 'screenshots', 'var'])
for (const name of readdirSync(root).filter((entry) => !notCopied.has(entry))) {
  cpSync(join(root, name), join(copy.path, name), { recursive: true })
}
symlinkSync(join(root, 'node_modules'), join(copy.path, 'node_modules'))

const build = (...args: string[]) =>
  spawnSync('npm', ['run', '-s', 'build', '--', ...args], { cwd: copy.path, encoding: 'utf8' })

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

test('a wrong value fails the build with its place, what was found and what to write', () => {
  const file = join(copy.path, 'content/treatments/profhilo.mdx')
  writeFileSync(file, readFileSync(file, 'utf8').replace('amount: 250', 'amount: lots'))
  const { status, stderr } = build()
  expect(stderr).toMatch(
    /content\/treatments\/profhilo\.mdx:\d+:11 price\.amount: expected a number of pounds, found "lots"\. Write for example 250\./,
  )
  expect(status).toBe(1)
})
