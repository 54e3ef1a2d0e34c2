import { exitCodes } from '../schemas/exit-codes.ts'
import { userName } from '../staff/user-name.ts'
import { faultText } from './fault-text.ts'
import { isReadableByOthers } from './output.ts'
import { runCommand } from './run-command.ts'
import { watchStreams } from './standard-streams.ts'
import { discardWhenStopped } from './stop-signals.ts'
import { standardTerminal } from './terminal.ts'

process.on('uncaughtException', (error) => {
  process.stderr.write(faultText(error))
  process.exit(exitCodes.fault)
})
const finished = watchStreams(process.stdout, process.stderr)
discardWhenStopped()

// The bundle is CommonJS, which has no top-level await.
void runCommand(process.argv.slice(2), {
  stdout: process.stdout,
  stdoutIsReadableByOthers: isReadableByOthers(1),
  stderr: process.stderr,
  stdin: process.stdin,
  env: process.env,
  clock: () => new Date(),
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  terminal: standardTerminal(process.env),
  user: userName(),
  root: process.cwd(),
})
  .then(finished)
  // Exits at once: PostgreSQL's driver keeps a connection that was turned away, and would hold up the program for a minute.
  .then((exitCode) => process.exit(exitCode))
