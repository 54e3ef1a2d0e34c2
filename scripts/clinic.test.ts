import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const hour = 3600
let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'clinic-launcher-'))
  for (const room of ['scripts', 'cli', 'staff', 'database', 'schemas', 'catalogue', 'dist/cli'])
    mkdirSync(join(project, room), { recursive: true })
  writeFileSync(join(project, 'package.json'), '{"type":"module"}')
  writeFileSync(join(project, 'tsconfig.json'), '{}')
  for (const name of ['clinic.mjs', 'program.mjs'])
    cpSync(join(root, 'scripts', name), join(project, 'scripts', name))
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  file('cli/main.ts', -hour, "const from: string = 'sources'\nconsole.log(from, ...process.argv.slice(2))")
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
})

/** Writes a file that was last changed `age` seconds from now. */
function file(name: string, age: number, content: string) {
  const path = join(project, name)
  writeFileSync(path, content)
  const time = Date.now() / 1000 + age
  utimesSync(path, time, time)
}

const launched = () =>
  execFileSync(process.execPath, [join(project, 'scripts/clinic.mjs'), 'one', '--two'], { encoding: 'utf8' })
const bundle = "console.log('bundle', ...process.argv.slice(2))"

test('without a bundle the sources run', () => {
  expect(launched()).toBe('sources one --two\n')
})

test('a bundle newer than every source runs', () => {
  file('dist/cli/main.js', 0, bundle)
  expect(launched()).toBe('bundle one --two\n')
})

test('a source of any room newer than the bundle makes the sources run', () => {
  file('dist/cli/main.js', -hour / 2, bundle)
  const sources = [
    'cli/commands/desk.ts',
    'staff/enquiries/undo.ts',
    'database/connection.ts',
    'schemas/a/b/c.ts',
    'catalogue/check.ts',
  ]
  for (const source of sources) {
    mkdirSync(dirname(join(project, source)), { recursive: true })
    file(source, 0, '')
    expect([source, launched()]).toEqual([source, 'sources one --two\n'])
    rmSync(join(project, source))
  }
})

test('npm run clinic runs the bundle of a copy for production, and keeps every option', () => {
  file('dist/cli/main.js', 0, bundle)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  const run = () =>
    execFileSync('npm', ['run', '-s', 'clinic', '--', 'one', '--two', 'a b'], {
      cwd: project,
      encoding: 'utf8',
    })
  expect(run()).toBe('bundle one --two a b\n')
  rmSync(join(project, 'scripts'), { recursive: true })
  expect(run()).toBe('bundle one --two a b\n')
})
