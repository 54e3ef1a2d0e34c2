import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundlePrograms } from './bundle.ts'

test('both programs become executable JavaScript, and no stale chunk survives', async () => {
  const root = mkdtempSync(join(tmpdir(), 'clinic-bundle-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const room of ['server', 'cli', 'dist/chunks', 'dist/client'])
    mkdirSync(join(root, room), { recursive: true })
  writeFileSync(join(root, 'shared.ts'), "import knex from 'knex'\nexport const shared: unknown = knex")
  writeFileSync(join(root, 'server/main.ts'), "import { shared } from '../shared.ts'\nconsole.log(shared)")
  writeFileSync(
    join(root, 'cli/main.ts'),
    "import { shared } from '../shared.ts'\nconsole.log('cli', shared)",
  )
  writeFileSync(join(root, 'dist/chunks/stale.js'), '')
  writeFileSync(join(root, 'dist/client/index.html'), 'page')

  const files = await bundlePrograms(root)
  expect(files.map((file) => file.replace(/chunk-\w+\.js$/, 'chunk-*.js')).sort()).toEqual([
    'dist/chunks/chunk-*.js',
    'dist/cli/main.js',
    'dist/server/main.js',
  ])
  expect(() => statSync(join(root, 'dist/chunks/stale.js'))).toThrow('ENOENT')
  expect(readFileSync(join(root, 'dist/client/index.html'), 'utf8')).toBe('page')
  expect(readFileSync(join(root, 'dist/cli/main.js'), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  expect(statSync(join(root, 'dist/cli/main.js')).mode & 0o111).toBe(0o111)
  expect(files.map((file) => readFileSync(join(root, file), 'utf8')).join()).toContain('from "knex"')
})
