import { prepareMachine } from './gate/machine.ts'
import { type Part, runSideBySide } from './gate/parts.ts'
import { installed, run } from './gate/run.ts'
import { runProject } from './gate/vitest.ts'

/**
 * The gate: everything that must hold before a change is merged, the same here and in CI.
 * `--fast` leaves out what needs a build. With CI=true a skipped test or a missing program is a failure.
 */
const fast = process.argv.includes('--fast')
const strict = process.env.CI === 'true'

const check = (name: string, program: string, ...args: string[]): Part =>
  command(name, installed(program), ...args)
const command = (name: string, program: string, ...args: string[]): Part => ({
  name,
  run: async (output) => {
    const code = await run(program, args, { output })
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  },
})
const project = (name: string): Part => ({ name, run: (output) => runProject(name, output) })

const checks = [
  check('format and lint', 'biome', 'ci', '--error-on-warnings', '--diagnostic-level=warn', '--colors=off'),
  check('types', 'tsc', '--noEmit', '--checkers', '1'),
  command('content', process.execPath, 'scripts/clinic.mjs', 'content', 'check'),
]
const build = command('build', 'npm', 'run', '--silent', 'build')

/** All run side by side, what needs the build once it is there. No test waits by the clock, so a busy machine fails none. */
const built: Part[] = [project('process'), project('browser')].map((part) => ({ ...part, after: build }))
const parts = fast ? [...checks, project('unit')] : [build, ...checks, project('unit'), ...built]

const missing = fast ? [] : await prepareMachine('gate')
const results = await runSideBySide(parts)

const sum = (field: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[field], 0)
const strictFailures = strict ? missing.length + sum('skipped') : 0
const failed = sum('failed') + strictFailures
const lines = results.map(
  ({ name, seconds, ...count }) =>
    `${name.padEnd(16)} ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped in ${seconds.toFixed(1)} s`,
)
const failures = results.flatMap((result) => result.failures ?? []).map((failure) => `Failed: ${failure}`)
console.log(`\n${[...failures, ...lines].join('\n')}\n`)
console.log(`${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
