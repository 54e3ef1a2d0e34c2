import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BuildCache, cachedFolder } from './build-cache.ts'

function project() {
  const root = mkdtempSync(join(tmpdir(), 'clinic-kept-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  for (const folder of ['room', 'node_modules']) mkdirSync(join(root, folder))
  write('room/source.ts', 'one')
  write('node_modules/.package-lock.json', 'first packages')
  return { root, write }
}

test('a step is done again when its sources, settings or the packages change, and only then', async () => {
  const { root, write } = project()
  let made = 0
  const result = async (settings = '') => {
    const folder = await cachedFolder(root, { name: 'step', files: ['room'], settings }, async (target) => {
      made += 1
      writeFileSync(join(target, 'made'), String(made))
    })
    return readFileSync(join(folder, 'made'), 'utf8')
  }
  expect([await result(), await result()]).toEqual(['1', '1'])
  write('room/source.test.ts', 'a test')
  expect(await result()).toBe('1')
  write('room/source.ts', 'two')
  expect(await result()).toBe('2')
  write('node_modules/.package-lock.json', 'other packages')
  expect(await result()).toBe('3')
  expect(await result('other settings')).toBe('4')
  expect(readdirSync(join(root, '.cache/build'))).toHaveLength(2)
})

test('a step that failed is done again', async () => {
  const { root } = project()
  const inputs = { name: 'step', files: ['room'] }
  const failing = cachedFolder(root, inputs, async (folder) => {
    writeFileSync(join(folder, 'half'), '')
    throw new Error('stopped')
  })
  await expect(failing).rejects.toThrow('stopped')
  const folder = await cachedFolder(root, inputs, async (target) => writeFileSync(join(target, 'whole'), ''))
  expect(readdirSync(folder)).toEqual(['whole'])
})

test('a file is made once however often it is asked for, and is removed when nothing asks for it', async () => {
  const { root } = project()
  let made = 0
  const make = () => {
    made += 1
    return Buffer.from(`made ${made}`)
  }
  const first = new BuildCache(root)
  await Promise.all([first.keep('a', make), first.keep('a', make), first.keep('b', make)])
  expect(made).toBe(2)
  const second = new BuildCache(join(root, 'room'))
  await second.keep('c', make)
  await second.removeUnused()
  expect(readdirSync(join(root, 'room'))).toEqual(['c'])
  expect(String(await new BuildCache(join(root, 'room')).keep('c', make))).toBe('made 3')
})
