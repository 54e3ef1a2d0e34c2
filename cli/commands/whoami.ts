import { type Command, Option } from 'commander'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { visibleJson, visibleText } from '../../schemas/visible-text.ts'
import type { CommandContext, Finish } from '../command-context.ts'

interface WhoamiOptions {
  json?: boolean
  set?: string
  clear?: boolean
}

export function addWhoamiCommand(program: Command, context: CommandContext, finish: Finish): void {
  program
    .command('whoami')
    .description(
      'show the name your changes are recorded under, or set it where several people share an account',
    )
    .option('--set <name>', 'your initials or name, kept for this user of the machine')
    .addOption(new Option('--clear', 'forget the name').conflicts('set'))
    .option('--json', 'print JSON')
    .action((options: WhoamiOptions) => finish(whoami(options, context)))
}

async function whoami({ set, clear, json }: WhoamiOptions, context: CommandContext): Promise<ExitCode> {
  const { actingStaff, setStaffName } = await import('../../staff/acting-staff.ts')
  const { env, user, stdout, stderr } = context
  if (set !== undefined || clear) await setStaffName(env, set)
  const { actor, name, source } = await actingStaff(env, user, { optional: true })
  stdout.write(`${json ? visibleJson({ actor, name, source }, 2) : visibleText(actor)}\n`)
  if (set !== undefined && source === 'CLINIC_STAFF')
    stderr.write('CLINIC_STAFF is set and goes before the name that you set now.\n')
  else if (name === undefined)
    stderr.write(
      'That is the user of this machine. To say who you are: clinic whoami --set "your initials"\n',
    )
  else stderr.write(`From ${source}.\n`)
  if (set !== undefined || clear)
    stderr.write('A desk that is open keeps the name it was started under: stop it, then start it again.\n')
  return exitCodes.done
}
