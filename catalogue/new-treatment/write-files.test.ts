import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFiles } from './write-files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-files-'))
  mkdirSync(join(root, 'pages'))
  writeFileSync(join(root, 'menu'), 'one')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const menu = { file: 'menu', text: 'one, two', isNew: false }
const page = { file: 'pages/two', text: 'Two', isNew: true }

test('writes all files', async () => {
  await writeFiles(root, [page, menu])
  expect(readFileSync(join(root, 'menu'), 'utf8')).toBe('one, two')
  expect(readFileSync(join(root, 'pages/two'), 'utf8')).toBe('Two')
  expect(readdirSync(root).sort()).toEqual(['menu', 'pages'])
})

test.each([
  ['a file that is there', { ...page, file: 'pages' }, menu],
  ['a folder that is not', page, { ...menu, file: 'absent/menu' }],
  ['a new file in no folder', { ...page, file: 'absent/two' }, menu],
])('writes none of them when one can’t be: %s', async (_name, ...files) => {
  await expect(writeFiles(root, [page, ...files])).rejects.toThrow()
  expect(readFileSync(join(root, 'menu'), 'utf8')).toBe('one')
  expect(readdirSync(root).sort()).toEqual(['menu', 'pages'])
  expect(readdirSync(join(root, 'pages'))).toEqual([])
})
