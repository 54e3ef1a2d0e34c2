import type { Command } from 'commander'
import { changeCommand } from '../change-command.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { referenceArgument, type TypedReference } from '../reference-argument.ts'

export function addRestrictCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('restrict')
    .description(
      'restrict an enquiry at the person’s request: it is kept, but left out of lists, mails and exports',
    )
    .addArgument(referenceArgument())
    .option('--lift', 'work with it again')
    .action(async (typed: TypedReference, { lift = false }: { lift?: boolean }) =>
      finish(
        await changeCommand(context, { typed: [typed] }, async ({ db, stamp }) => {
          const { restrictEnquiry } = await import('../../database/edit-enquiry.ts')
          return restrictEnquiry(db, typed.reference, !lift, stamp)
        }),
      ),
    )
}
