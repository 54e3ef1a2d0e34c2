import { prepareMachine } from './gate/machine.ts'
import { type Part, runSideBySide } from './gate/parts.ts'
import { endedWith, installed, run } from './gate/run.ts'
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
    return { passed: code === 0 ? 1 : 0, skipped: 0, failures: code === 0 ? [] : [endedWith(name, code)] }
  },
})
/** Chromium, PostgreSQL and what else is missing are installed while the site is built. */
const machine = fast ? Promise.resolve([]) : prepareMachine('gate')
const project = (name: string, ready?: Promise<unknown>): Part => ({
  name,
  run: async (output) => {
    await ready
    return runProject(name, output)
  },
})

const checks = [
  check('format and lint', 'biome', 'ci', '--error-on-warnings', '--diagnostic-level=warn', '--colors=off'),
  check('types', 'tsc', '--noEmit', '--checkers', '1'),
  command('content', process.execPath, 'scripts/clinic.mjs', 'content', 'check'),
]
const build = command('build', 'npm', 'run', '--silent', 'build')

/** All run side by side; tests that need the build begin after it. No test waits for a set time, so a busy machine fails none. */
const parts = [...(fast ? [] : [build]), ...checks, project('unit')]
const built = fast ? [] : [project('process', machine), project('browser', machine)]

const results = await runSideBySide(parts, built)

const lines = results.map(
  ({ name, seconds, passed, skipped, failures }) =>
    `${name.padEnd(16)} ${passed} passed, ${failures.length} failed, ${skipped} skipped in ${seconds.toFixed(1)} s`,
)
const leftOut = [
  ...(await machine).map((program) => `${program} is missing`),
  ...results.flatMap(({ name, skipped }) => (skipped > 0 ? `${name}: ${skipped} skipped` : [])),
]
const failures = [...results.flatMap((result) => result.failures), ...(strict ? leftOut : [])]
const passed = results.reduce((total, result) => total + result.passed, 0)
console.log(`\n${[...failures.map((failure) => `Failed: ${failure}`), ...lines].join('\n')}\n`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
