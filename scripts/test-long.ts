import { prepareMachine } from './gate/machine.ts'
import { installed, run } from './gate/run.ts'

/** The runs that take minutes, or those of the files that its arguments name. Needs a build. */
await prepareMachine('long')
process.exitCode = await run(installed('vitest'), ['run', '--project=long', ...process.argv.slice(2)])
