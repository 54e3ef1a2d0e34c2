import { userInfo } from 'node:os'
import { runCommand } from './run-command.ts'
import { standardTerminal } from './terminal.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await runCommand(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: process.stdin,
  env: process.env,
  clock: () => new Date(),
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
  terminal: standardTerminal(process.env),
  user: userInfo().username,
  root: process.cwd(),
})
