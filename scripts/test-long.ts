import { prepareMachine } from './gate/machine.ts'
import { installed, run } from './gate/run.ts'

/** The runs that take minutes, or those of the files that its arguments name, on a build of the sources as they are. */
await prepareMachine('long')
process.exitCode =
  (await run('npm', ['run', '--silent', 'build'])) ||
  (await run(installed('vitest'), ['run', '--project=long', ...process.argv.slice(2)]))
