import { userInfo } from 'node:os'
import { runCommand } from './run-command.ts'

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
  user: userInfo().username,
  root: process.cwd(),
})
