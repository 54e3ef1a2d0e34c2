import { prepareMachine } from './gate/machine.ts'
import { run } from './gate/run.ts'
import { type Count, runProject } from './gate/vitest.ts'

/**
 * The gate: everything that must hold before a change is merged, the same here and in CI.
 * `--fast` leaves out what needs a build. With CI=true a skipped test or a missing program is a failure.
 */
const fast = process.argv.includes('--fast')
const strict = process.env.CI === 'true'

const check =
  (command: string, ...args: string[]) =>
  async (): Promise<Count> => {
    const { code } = await run(command, args)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  }

const parts: { name: string; whole?: true; count: () => Promise<Count> }[] = [
  { name: 'format and lint', count: check('npx', 'biome', 'ci', '--error-on-warnings') },
  { name: 'types', count: check('npx', 'tsc', '--noEmit') },
  { name: 'content', count: check('npx', 'tsx', 'cli/main.ts', 'content', 'check') },
  { name: 'unit', count: () => runProject('unit') },
  { name: 'build', whole: true, count: check('npx', 'tsx', 'scripts/build.ts') },
  { name: 'process', whole: true, count: () => runProject('process') },
  { name: 'browser', whole: true, count: () => runProject('browser') },
]

const missing = await prepareMachine()
const total: Count = { passed: 0, failed: strict ? missing.length : 0, skipped: 0 }
const lines: string[] = []
for (const part of parts.filter(({ whole }) => !(fast && whole))) {
  console.log(`\n== ${part.name}`)
  const started = performance.now()
  const { passed, failed, skipped } = await part.count()
  total.passed += passed
  total.failed += failed + (strict ? skipped : 0)
  total.skipped += skipped
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  lines.push(`${part.name.padEnd(16)} ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds} s`)
}
console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
