import { userInfo } from 'node:os'
import { goesToOpenFile } from './output.ts'
import { runCommand } from './run-command.ts'
import { watchStreams } from './standard-streams.ts'
import { discardWhenStopped } from './stop-signals.ts'
import { standardTerminal } from './terminal.ts'

const finished = watchStreams(process.stdout, process.stderr)
discardWhenStopped()

const exitCode = await runCommand(process.argv.slice(2), {
  stdout: process.stdout,
  stdoutIsOpenFile: goesToOpenFile(1),
  stderr: process.stderr,
  stdin: process.stdin,
  env: process.env,
  clock: () => new Date(),
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
  terminal: standardTerminal(process.env),
  user: userInfo().username,
  root: process.cwd(),
})
process.exitCode = await finished(exitCode)
