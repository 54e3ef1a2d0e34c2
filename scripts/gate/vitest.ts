import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

/** How a part of the gate ended, in tests or checks. */
export interface Count {
  passed: number
  failed: number
  skipped: number
}

/** Runs one project of vitest.config.ts and counts its tests. A project that ran no test counts as one failure. */
export async function runProject(project: string): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'gate-'))
  const file = join(folder, `${project}.json`)
  try {
    const { code } = await run('npx', [
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
    const count = {
      passed: report.numPassedTests ?? 0,
      failed: report.numFailedTests ?? 0,
      skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    }
    const brokenWithoutTest = count.failed === 0 && (code !== 0 || count.passed === 0)
    return brokenWithoutTest ? { ...count, failed: 1 } : count
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
