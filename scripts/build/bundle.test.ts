import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bundlePrograms } from './bundle.ts'

const project = resolve(import.meta.dirname, '../..')

/** Prints whether V8 accepted the code that was compiled at the build. */
const witness = `
  const vm = require('node:vm')
  vm.Script = class extends vm.Script {
    constructor(...args) {
      super(...args)
      process.once('exit', () => console.log(this.cachedDataRejected === false ? 'taken' : 'compiled'))
    }
  }
`

test('the programs become JavaScript that starts as it is', async () => {
  const root = mkdtempSync(join(tmpdir(), 'clinic-bundle-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  for (const room of ['server', 'cli', 'desk']) mkdirSync(join(root, room), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  symlinkSync(join(project, 'cli/start.ts'), join(root, 'cli/start.ts'))
  write(
    'shared.ts',
    "import { object } from 'zod/mini'\nimport { Command } from 'commander'\nexport const shared = typeof (object && Command)",
  )
  write('server/main.ts', "import { shared } from '../shared.ts'\nconsole.log(shared)")
  write(
    'cli/main.ts',
    `import { appendFileSync } from 'node:fs'
    import { shared } from '../shared.ts'
    appendFileSync('${root}/databases', process.env.DATABASE_URL + '\\n')
    console.log('cli', shared, process.argv.slice(2).join())
    void import('sqlite3')`,
  )
  write('desk/main.ts', "console.log('desk')")
  write('witness.cjs', witness)

  vi.stubEnv('DATABASE_URL', 'sqlite:operator.sqlite3')
  await bundlePrograms(root, join(root, 'dist'))
  vi.unstubAllEnvs()
  expect(readFileSync(join(root, 'databases'), 'utf8')).not.toContain('operator')
  const server = readFileSync(join(root, 'dist/server/main.js'), 'utf8')
  expect(server).toContain('from "zod/mini"')
  expect(server).not.toContain('from "commander"')

  const main = join(root, 'dist/cli/main.js')
  const started = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' })
  const withWitness = () => started(process.execPath, '--require', join(root, 'witness.cjs'), main, 'x')
  expect(started(main, 'one', '--two')).toBe('cli function one,--two\n')
  expect(withWitness()).toBe('cli function x\ntaken\n')
  write('dist/cli/program.cache', 'of another release of Node')
  expect(withWitness()).toBe('cli function x\ncompiled\n')
  rmSync(join(root, 'dist/cli/program.cache'))
  expect(started(main)).toBe('cli function \n')
})
