import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeMailFiles } from './mail-files.ts'

test('mails from before a moment are removed, newer ones and other files stay', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'mail-files-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const file = (name: string, day: string) => {
    writeFileSync(join(directory, name), '')
    utimesSync(join(directory, name), new Date(day), new Date(day))
  }
  file('old.eml', '2026-10-01')
  file('old.eml.part', '2026-10-01')
  file('new.eml', '2026-11-20')
  file('notes.txt', '2026-10-01')
  await removeMailFiles(directory, new Date('2026-10-23'))
  expect(readdirSync(directory).sort()).toEqual(['new.eml', 'notes.txt'])
  await removeMailFiles(join(directory, 'absent'), new Date('2026-10-23'))
  const noFolder = removeMailFiles(join(directory, 'notes.txt'), new Date('2026-10-23'))
  await expect(noFolder).rejects.toThrow('ENOTDIR')
})
