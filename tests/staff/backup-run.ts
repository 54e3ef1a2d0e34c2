import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'
import { runProcess } from '../cli/clinic-fixture.ts'
import { programs } from '../support/process-run.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

/**
 * Takes backups while a program writes, and asserts that each is sound and restores to everything acknowledged before it
 * began, and to nothing stored after it had ended.
 */
export async function backUpWhileWriting(rounds: number, linesBetween: number): Promise<void> {
  const { path, remove } = temporaryDirectory()
  const databaseUrl = `sqlite:${join(path, 'var', 'clinic.sqlite3')}`
  const writer = spawn(process.execPath, [programs.writer, databaseUrl])
  let printed = ''
  const acknowledged = () => printed.split('\n').slice(1, -1)
  writer.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await expect.poll(() => acknowledged().length).toBeGreaterThanOrEqual(round * linesBetween)
      const before = acknowledged()
      const started = performance.now()
      const file = join(path, `${round}.sqlite3`)
      const env = { DATABASE_URL: databaseUrl }
      expect(await runProcess(['db', 'backup', file], env)).toMatchObject({
        exitCode: 0,
        stdout: `${file}\n`,
      })
      const after = new Set(acknowledged())
      const seconds = (performance.now() - started) / 1000
      console.log(`a backup beside ${Math.round((after.size - before.length) / seconds)} writes a second`)
      writer.kill('SIGSTOP')
      expect(await runProcess(['db', 'verify', file], env)).toMatchObject({ exitCode: 0 })
      const restored = await restoredReferences(file, join(path, `restored-${round}`))
      expect(before.filter((reference) => !restored.has(reference))).toEqual([])
      const later = [...restored].filter((reference) => !after.has(reference))
      expect(later.length).toBeLessThanOrEqual(writersAtOnce)
      expect(after.size).toBeGreaterThan(before.length)
      writer.kill('SIGCONT')
    }
  } finally {
    writer.kill('SIGKILL')
    await new Promise((resolve) => writer.on('close', resolve))
    remove()
  }
}

/** So many rows at most are on disk whose acknowledgement the test has not read yet. */
const writersAtOnce = 16

async function restoredReferences(file: string, folder: string): Promise<Set<string>> {
  const env = { DATABASE_URL: `sqlite:${join(folder, 'clinic.sqlite3')}` }
  expect(await runProcess(['db', 'restore', file], env)).toMatchObject({ exitCode: 0 })
  const { stdout } = await runProcess(['enquiries', 'export', '--format', 'ndjson'], env)
  return new Set(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { reference: string }).reference),
  )
}
