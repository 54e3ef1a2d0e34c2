import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { rooms } from '../support/project.ts'
import { placeOf, type Room, type SourceFile, sourceFiles } from './source-files.ts'

/** The rooms that each room may import besides itself. Rooms that are not listed hold no code. */
const allowed = {
  schemas: [],
  catalogue: ['schemas'],
  renderer: ['schemas'],
  pages: ['renderer', 'schemas'],
  database: ['schemas'],
  server: ['database', 'schemas'],
  staff: ['database', 'schemas'],
  cli: ['catalogue', 'database', 'schemas', 'staff'],
  desk: ['catalogue', 'database', 'renderer', 'schemas', 'staff'],
  scripts: ['catalogue', 'cli', 'database', 'renderer', 'schemas', 'server'],
  bench: [...rooms],
  tests: [...rooms],
} satisfies Partial<Record<Room, Room[]>>

/** Scripts that may import from tests: they start the same browser, database and server. */
const usesTestSupport = /^scripts\/(?:gate\/|screenshots)/

interface Import {
  place: string
  from: SourceFile
  specifier: string
  /** The room that is imported, or undefined for a package. */
  room: Room | undefined
}

const statement =
  /(?:^|[\s;(])(?:from|import|import\.meta\.glob(?:<[^>]*>)?)\s*\(?\s*['"]([^'"\n]+)['"]|@(?:import|plugin)\s+['"]([^'"]+)['"]/g
const imports = sourceFiles.flatMap(importsOf)

test('rooms import only along the arrows', () => {
  const against = imports.filter(({ from, room }) => {
    if (!room || room === from.room) return false
    if (room === 'tests' && usesTestSupport.test(from.path)) return false
    const permitted: readonly Room[] = from.room in allowed ? allowed[from.room as keyof typeof allowed] : []
    return !permitted.includes(room)
  })
  expect(imports.length).toBeGreaterThan(500)
  expect(against.map(({ place, specifier }) => `${place} imports ${specifier}`)).toEqual([])
})

test('the desk’s app imports only schemas and styles, and its server neither the app nor the renderer', () => {
  const against = imports.filter(({ from, specifier }) => {
    if (from.room !== 'desk' || !specifier.startsWith('.')) return false
    const target = targetOf(from, specifier)
    if (from.path.startsWith('desk/app/')) return !/^(?:desk\/app|schemas|renderer\/styles)\//.test(target)
    return /^(?:desk\/app|renderer)\//.test(target)
  })
  expect(against.map(({ place, specifier }) => `${place} imports ${specifier}`)).toEqual([])
})

test('schemas and renderer run in a browser: they import nothing of Node', () => {
  const node = imports.filter(
    ({ from, specifier }) =>
      /^(?:schemas|renderer)\//.test(from.path) &&
      !/\.test\.tsx?$/.test(from.path) &&
      specifier.startsWith('node:'),
  )
  expect(node.map(({ place, specifier }) => `${place} imports ${specifier}`)).toEqual([])
})

test('no two files import each other', () => {
  const pairs = imports.flatMap(({ from, specifier }) =>
    specifier.startsWith('.') ? `${from.path} ${targetOf(from, specifier)}` : [],
  )
  const known = new Set(pairs)
  const mutual = pairs.filter((pair) => known.has(pair.split(' ').reverse().join(' ')))
  expect(mutual).toEqual([])
})

test('the database client is named in one place', () => {
  const naming = sourceFiles.filter(
    ({ room, text }) => room !== 'tests' && /client: ['"](?:better-)?(?:sqlite3|pg)/.test(text),
  )
  expect(naming.map(({ path }) => path)).toEqual(['database/connection.ts'])
})

test('local imports carry their extension', () => {
  const bare = imports.filter(
    ({ specifier }) => specifier.startsWith('.') && !/\.(?:[a-z]+|\*)$/.test(specifier),
  )
  expect(bare.map(({ place, specifier }) => `${place} imports ${specifier}`)).toEqual([])
})

function importsOf(from: SourceFile): Import[] {
  return [...from.text.matchAll(statement)].map((match) => {
    const specifier = match[1] ?? match[2] ?? ''
    return { place: placeOf(from, match.index), from, specifier, room: roomOf(from, specifier) }
  })
}

function roomOf(from: SourceFile, specifier: string): Room | undefined {
  if (!specifier.startsWith('.')) return undefined
  const [first] = targetOf(from, specifier).split('/')
  return rooms.find((room) => room === first)
}

function targetOf({ path }: SourceFile, specifier: string): string {
  return posix.join(posix.dirname(path), specifier)
}
