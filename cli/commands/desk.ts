import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Command, InvalidArgumentError } from 'commander'
import { defaultDatabaseUrl } from '../../database/database-url.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { CommandFailure, exitCodes } from '../exit-code.ts'

/** What `dist/desk/main.js` gives; see desk/main.ts. */
interface DeskProgram {
  runDesk: (options: object) => Promise<void>
}

export function addDeskCommand(program: Command, context: CommandContext, finish: Finish): void {
  program
    .command('desk')
    .description('open the desk: the clinic’s enquiries in the browser of this computer')
    .option('--port <number>', 'the port to use; otherwise a free one', parsePort, 0)
    .option('--no-open', 'print the address and leave the browser closed')
    .action(async ({ port, open }: { port: number; open: boolean }) => {
      await openDesk(port, open, context)
      finish(exitCodes.done)
    })
}

/** Nothing imports the desk: it is a program of its own, built beside this one. */
async function openDesk(port: number, opensBrowser: boolean, context: CommandContext): Promise<void> {
  const program = join(context.root, 'dist/desk/main.js')
  const { runDesk } = await load(program)
  const end = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end.abort())
  await runDesk({
    databaseUrl: context.env.DATABASE_URL || defaultDatabaseUrl,
    port,
    opensBrowser,
    actor: context.user,
    root: context.root,
    siteOrigin: context.env.SITE_ORIGIN || undefined,
    stdin: context.stdin,
    print: (text: string) => context.stderr.write(text),
    clock: context.clock,
    signal: end.signal,
  })
}

async function load(program: string): Promise<DeskProgram> {
  try {
    return await import(pathToFileURL(program).href)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw error
    throw new CommandFailure(exitCodes.usage, `There is no ${program}. Build it first with: npm run build`)
  }
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536) return Number(text)
  throw new InvalidArgumentError('Write a port from 1 to 65535.')
}
