import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writePrivateFile } from './private-file.ts'

test('a file that fails half way is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'export.csv')
  function* parts() {
    yield 'Alex Example'
    throw new Error('The database went away.')
  }
  await expect(writePrivateFile(path, parts())).rejects.toThrow('The database went away.')
  expect(existsSync(path)).toBe(false)
})
