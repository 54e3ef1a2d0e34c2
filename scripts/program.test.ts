import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'clinic-program-'))
  mkdirSync(join(project, 'scripts'))
  cpSync(join(root, 'scripts/program.mjs'), join(project, 'scripts/program.mjs'))
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  write('package.json', '{}')
  write('tsconfig.json', '{}')
  write('scripts/hello.ts', "import { whom } from './whom.ts'\nconsole.log('Hello', whom)")
  write('scripts/whom.ts', "export const whom: string = 'world'")
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
})

/** Writes a file that was last changed `age` seconds ago. */
function write(name: string, text: string, age = 60) {
  const time = Date.now() / 1000 - age
  writeFileSync(join(project, name), text)
  utimesSync(join(project, name), time, time)
}

const run = () =>
  execFileSync(process.execPath, [join(project, 'scripts/program.mjs'), 'scripts/hello.ts'], {
    encoding: 'utf8',
    stdio: 'pipe',
  })

test('a program whose sources have not changed needs no bundler', () => {
  expect(run()).toBe('Hello world\n')
  unlinkSync(join(project, 'node_modules'))
  expect(run()).toBe('Hello world\n')
})

test('a source that was changed, even to an older version, is bundled again', () => {
  run()
  write('scripts/whom.ts', "export const whom: string = 'Ipswich'")
  expect(run()).toBe('Hello Ipswich\n')
  write('scripts/whom.ts', "export const whom: string = 'past'", 3600)
  expect(run()).toBe('Hello past\n')
})

test('a record that a power cut left empty, or whose bundle is gone, is made again', () => {
  run()
  const folder = join(project, '.cache/programs')
  writeFileSync(join(folder, 'scripts-hello.ts.json'), '')
  expect(run()).toBe('Hello world\n')
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.mjs'))) rmSync(join(folder, name))
  expect(run()).toBe('Hello world\n')
})

test('a program whose output nobody reads any longer still runs to its end', () => {
  write(
    'scripts/hello.ts',
    "process.stdout.write('x'.repeat(1 << 20), () => setImmediate(() => process.exit(3)))",
  )
  const command = `"${process.execPath}" "${join(project, 'scripts/program.mjs')}" scripts/hello.ts; echo $? >&2`
  const { stderr } = spawnSync('sh', ['-c', `(${command}) | head -c 1`], { encoding: 'utf8' })
  expect(stderr.trim()).toBe('3')
})

test('a missing source is reported', () => {
  run()
  rmSync(join(project, 'scripts/whom.ts'))
  expect(run).toThrow('Could not resolve "./whom.ts"')
})
