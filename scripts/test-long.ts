import { prepareMachine } from './gate/machine.ts'
import { installed, run } from './gate/run.ts'

/** The tests that take minutes, or only those in the files that the arguments name, on a build of the current sources. */
await prepareMachine('long')
process.exitCode =
  (await run('npm', ['run', '--silent', 'build'])) ||
  (await run(installed('vitest'), ['run', '--project=long', ...process.argv.slice(2)]))
