import { exitCodes } from './exit-code.ts'
import { faultText } from './fault-text.ts'
import { runCommand } from './run-command.ts'
import { userName } from './user-name.ts'

process.on('uncaughtException', (error) => {
  process.stderr.write(faultText(error))
  process.exit(exitCodes.fault)
})
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

void runCommand(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: process.stdin,
  env: process.env,
  clock: () => new Date(),
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  user: userName(),
  root: process.cwd(),
}).then((exitCode) => {
  process.exitCode = exitCode
})
