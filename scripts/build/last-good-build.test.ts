import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildThenSwap } from './last-good-build.ts'

const write = (folder: string, text: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'site.json'), text)
}
const started = () => {
  const root = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const dist = join(root, 'dist')
  write(dist, 'last')
  return { root, dist, site: () => readFileSync(join(dist, 'site.json'), 'utf8') }
}
const failing = (dist: string, meanwhile: (folder: string) => void = () => {}) =>
  buildThenSwap(dist, async (folder) => {
    meanwhile(folder)
    throw new Error('content is wrong')
  })

test('a good build takes the place of the last one when it is done, and leaves nothing beside it', async () => {
  const { root, dist, site } = started()
  // A build that was stopped right after the new one took its place leaves the one before.
  write(`${dist}.previous`, 'older')
  await buildThenSwap(dist, async (folder) => {
    write(folder, 'new')
    expect(site()).toBe('last')
  })
  expect(site()).toBe('new')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('a build that fails half-way leaves the last good one', async () => {
  const { root, dist, site } = started()
  await expect(failing(dist, (folder) => write(folder, 'half'))).rejects.toThrow('content is wrong')
  expect(site()).toBe('last')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('a part that goes on writing after the failure hides no error and changes no good build', async () => {
  const { dist, site } = started()
  let folder = ''
  await expect(failing(dist, (given) => (folder = given))).rejects.toThrow('content is wrong')
  write(folder, 'late')
  expect(site()).toBe('last')
  await buildThenSwap(dist, async (next) => {
    expect(next).toBe(folder)
    mkdirSync(next)
    writeFileSync(join(next, 'site.json'), 'new')
  })
  expect(site()).toBe('new')
})

test('the last good build comes back after a build was stopped while it took its place', async () => {
  const { root, dist, site } = started()
  renameSync(dist, `${dist}.previous`)
  write(`${dist}.next`, 'half')
  await expect(failing(dist)).rejects.toThrow('content is wrong')
  expect(site()).toBe('last')
  expect(readdirSync(root)).toEqual(['dist'])
})
