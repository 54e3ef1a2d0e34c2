import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { Refusal } from '../../staff/refusal.ts'
import { auditStamp } from '../audit-stamp.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { stopSignals } from '../stop-signals.ts'
import { contextPlaces } from '../with-database.ts'

interface DeskFlags {
  port: number
  open: boolean
}

export function addDeskCommand(program: Command, context: CommandContext, finish: Finish): void {
  program
    .command('desk')
    .description('open the desk: the clinic’s enquiries in the browser of this computer')
    .option('--port <number>', 'the port to use; otherwise a free one', parsePort, 0)
    .option('--no-open', 'print the address and leave the browser closed')
    .action((options: DeskFlags) => finish(runDesk(options, context)))
}

/** Runs the desk's own program, which the build puts beside this one. A signal that stops this one stops both. */
async function runDesk({ port, open }: DeskFlags, context: CommandContext): Promise<ExitCode> {
  const { databaseUrl } = contextPlaces(context)
  const program = join(context.root, 'dist/desk/main.js')
  if (!existsSync(program))
    throw new Refusal('usage', `There is no ${program}. Build it first with: npm run build`)
  const { actor } = await auditStamp(context)
  const options = ['--port', String(port), `--actor=${actor}`, '--root', context.root]
  const desk = spawn(process.execPath, [program, ...options, ...(open ? [] : ['--no-open'])], {
    stdio: 'inherit',
    env: { ...context.env, DATABASE_URL: databaseUrl },
  })
  for (const signal of stopSignals) process.on(signal, () => desk.kill())
  return new Promise((ended, failed) => {
    desk.on('error', failed)
    desk.on('close', (code) => ended((code ?? exitCodes.fault) as ExitCode))
  })
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text)
  throw new InvalidArgumentError('Write a port from 1 to 65535, or 0 for a free one.')
}
