import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replacingBuild } from './last-good-build.ts'

const started = () => {
  const root = mkdtempSync(join(tmpdir(), 'build-'))
  const dist = join(root, 'dist')
  mkdirSync(dist)
  writeFileSync(join(dist, 'site.json'), 'last')
  const write = (text: string) => {
    mkdirSync(dist, { recursive: true })
    writeFileSync(join(dist, 'site.json'), text)
  }
  return { root, dist, write, site: () => readFileSync(join(dist, 'site.json'), 'utf8') }
}

test('a good build takes the place of the last one, and nothing stays aside', async () => {
  const { root, dist, write, site } = started()
  await replacingBuild(dist, async () => write('new'))
  expect(site()).toBe('new')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('a build that fails half-way leaves the last good one', async () => {
  const { root, dist, write, site } = started()
  const failing = replacingBuild(dist, async () => {
    write('half')
    throw new Error('content is wrong')
  })
  await expect(failing).rejects.toThrow('content is wrong')
  expect(site()).toBe('last')
  expect(readdirSync(root)).toEqual(['dist'])
})

test('a build that was stopped half-way does not take the place of the last good one', async () => {
  const { root, dist, write, site } = started()
  renameSync(dist, `${dist}.previous`)
  write('half')
  const failing = replacingBuild(dist, async () => {
    throw new Error('content is wrong')
  })
  await expect(failing).rejects.toThrow('content is wrong')
  expect(site()).toBe('last')
  expect(readdirSync(root)).toEqual(['dist'])
})
