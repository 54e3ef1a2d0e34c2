import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JsonTestResults } from 'vitest/node'
import type { Count } from './parts.ts'
import { endedWith, installed, type Output, run, seeAbove } from './run.ts'

/** Runs one project of vitest.config.ts and counts its tests. A project that ran no test counts as one failure. */
export async function runProject(project: string, output: Output): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'gate-'))
  const file = join(folder, `${project}.json`)
  try {
    const args = ['run', `--project=${project}`, '--reporter=default', '--reporter=json']
    const code = await run(installed('vitest'), [...args, `--outputFile.json=${file}`], { output })
    const report = await readReport(file)
    const passed = report.numPassedTests ?? 0
    const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0)
    const failures = (report.testResults ?? []).flatMap(failuresOfFile)
    if (failures.length === 0 && (code !== 0 || passed === 0)) failures.push(endedWith(project, code))
    return { passed, skipped, failures }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function failuresOfFile({ name, status, message, assertionResults }: JsonTestResults['testResults'][number]) {
  const file = relative(process.cwd(), name)
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  return tests.length === 0 && status === 'failed' ? [`${file}: ${firstLine(message)}`] : tests
}

/** Empty if vitest did not finish. */
const readReport = async (file: string): Promise<Partial<JsonTestResults>> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return {}
  }
}

const firstLine = (text: string | null | undefined) =>
  stripVTControlCharacters(text ?? '')
    .trimStart()
    .split('\n', 1)[0] || seeAbove
