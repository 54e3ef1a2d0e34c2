import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Count } from './parts.ts'
import { installed, type Output, run } from './run.ts'

/** Runs one project of vitest.config.ts and counts its tests. A project that ran no test counts as one failure. */
export async function runProject(project: string, output: Output): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'gate-'))
  const file = join(folder, `${project}.json`)
  try {
    const args = ['run', `--project=${project}`, '--reporter=default', '--reporter=json']
    const code = await run(installed('vitest'), [...args, `--outputFile.json=${file}`], { output })
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
