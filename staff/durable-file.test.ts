import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replacePrivateFile } from './durable-file.ts'

test('a file is replaced as a whole by each of many who write it at the same moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'durable-file-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const writers = Array.from({ length: 50 }, (_, index) => `writer ${index}`)
  await Promise.all(writers.map((text) => replacePrivateFile(join(folder, 'list'), text)))
  expect(readdirSync(folder)).toEqual(['list'])
})
