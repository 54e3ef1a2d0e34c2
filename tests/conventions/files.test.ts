import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { grouped } from '../../catalogue/grouped.ts'
import { islandComponents } from '../../renderer/islands/components.ts'
import { lineCount, placeOf, roomFiles, sourceFiles } from './source-files.ts'

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*'
/** `name.ts`, with or without parts between name and extension: a test's kind, a hash. */
const fileName = new RegExp(`^${kebab}(?:\\.${kebab})*$`)
const folderName = new RegExp(`^${kebab}$`)

/** Names that vike, vitest or custom prescribes. */
const vikeFile = /^(?:pages\/(?:[@\w-]+\/)*|renderer\/)\+[a-zA-Z]+(?:\.(?:server|client|shared))?\.tsx?$/
const toolFolder = /^(?:_error|@slug|__snapshots__)$/
const conventional = /(?:^|\/)README\.md$/

test('files and folders are named in kebab case', () => {
  const odd = roomFiles.filter((path) => {
    const folders = path.split('/')
    const name = folders.pop() ?? ''
    if (folders.some((folder) => !folderName.test(folder) && !toolFolder.test(folder))) return true
    return !fileName.test(name) && !vikeFile.test(path) && !conventional.test(path)
  })
  expect(odd).toEqual([])
})

test('no file except lists of examples is over 300 lines, and most are short', () => {
  const read = sourceFiles.filter(({ path }) => !path.endsWith('.examples.ts'))
  const counts = read.map(({ path, text }) => ({ path, lines: lineCount(text) }))
  expect(counts.filter(({ lines }) => lines > 300)).toEqual([])
  const sorted = counts.map(({ lines }) => lines).toSorted((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(80)
})

test('the content check is no larger than was decided', () => {
  const own = sourceFiles.filter(
    ({ path }) => path.startsWith('catalogue/') && !/test|example|fixture/.test(path),
  )
  const linesOf = (files: typeof own) => files.reduce((sum, { text }) => sum + lineCount(text), 0)
  const rooms = grouped(own, ({ path }) => dirname(path))
  rooms.delete('catalogue')
  expect(own.length).toBeLessThanOrEqual(90)
  expect(linesOf(own)).toBeLessThanOrEqual(5_000)
  expect(Math.max(...[...rooms.values()].map(linesOf))).toBeLessThanOrEqual(900)
})

test('an island is named after its widget’s module, by which a build finds what it may load', () => {
  const names = Object.keys(islandComponents)
  expect(names.filter((name) => !roomFiles.some((path) => path.endsWith(`/${name}.tsx`)))).toEqual([])
})

test('every style sheet is imported', () => {
  const sheets = sourceFiles.filter(({ path }) => path.endsWith('.css'))
  const isImported = (path: string) => sourceFiles.some(({ text }) => text.includes(`/${basename(path)}`))
  expect(sheets.filter(({ path }) => !isImported(path)).map(({ path }) => path)).toEqual([])
})

/** What Biome lets pass. It refuses the type any, @ts-ignore, and a suppressed rule without a reason. */
const escapes = /@ts-(?:nocheck|expect-error)|\b(?:TO.?DO|FIX.?ME|X{3}|HA.?CK)\b/g

test('no file disables a check or notes unfinished work', () => {
  const found = sourceFiles.flatMap((file) =>
    [...file.text.matchAll(escapes)].map((match) => `${placeOf(file, match.index)}: ${match[0]}`),
  )
  expect(found).toEqual([])
})
