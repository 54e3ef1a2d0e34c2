import { prepareMachine } from './gate/machine.ts'
import { type Part, type Result, runSideBySide } from './gate/parts.ts'
import { run } from './gate/run.ts'
import { runProject } from './gate/vitest.ts'

/**
 * The gate: everything that must hold before a change is merged, the same here and in CI.
 * `--fast` leaves out what needs a build. With CI=true a skipped test or a missing program is a failure.
 */
const fast = process.argv.includes('--fast')
const strict = process.env.CI === 'true'

const check = (name: string, ...args: string[]): Part => ({
  name,
  run: async (output) => {
    const code = await run('npx', args, { output })
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  },
})
const project = (name: string): Part => ({ name, run: (output) => runProject(name, output) })

const checks = [
  check('format and lint', 'biome', 'ci', '--error-on-warnings', '--diagnostic-level=warn', '--colors=off'),
  check('types', 'tsc', '--noEmit'),
  check('content', 'tsx', 'cli/main.ts', 'content', 'check'),
]
const build = check('build', 'tsx', 'scripts/build.ts')

/** What stands together runs side by side. No test waits by the clock, so a busy machine fails none. */
const stages: Part[][] = fast
  ? [[...checks, project('unit')]]
  : [
      [...checks, build, project('unit')],
      [project('process'), project('browser')],
    ]

const missing = await prepareMachine()
const results: Result[] = []
for (const stage of stages) results.push(...(await runSideBySide(stage)))

const sum = (field: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[field], 0)
const strictFailures = strict ? missing.length + sum('skipped') : 0
const failed = sum('failed') + strictFailures
const lines = results.map(
  ({ name, seconds, ...count }) =>
    `${name.padEnd(16)} ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped in ${seconds.toFixed(1)} s`,
)
console.log(`\n${lines.join('\n')}\n`)
console.log(`${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
