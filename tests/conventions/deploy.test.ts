import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)('systemd understands every line of the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const units = readdirSync('deploy').filter((name) => /\.(?:service|timer)$/.test(name))
  expect(units).toHaveLength(3)
  for (const name of units) {
    // Node is where this machine has it.
    const text = readFileSync(join('deploy', name), 'utf8').replace('/usr/bin/node', process.execPath)
    writeFileSync(join(folder, name), text)
  }
  const paths = units.map((name) => join(folder, name))
  const said = execFileSync('systemd-analyze', ['verify', '--man=no', ...paths], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  expect(said).toBe('')
})
