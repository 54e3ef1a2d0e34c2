import type { Command } from 'commander'
import { liftWords, perhapsSentences } from '../../schemas/held-words.ts'
import { changeCommand } from '../change-command.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { referenceArgument } from '../reference-argument.ts'

export function addRestrictCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('restrict')
    .description(
      'restrict an enquiry at the person’s request: it is kept, but left out of lists, mails and exports',
    )
    .addArgument(referenceArgument())
    .option('--lift', 'work with it again')
    .action((reference: string, { lift = false }: { lift?: boolean }) =>
      finish(
        changeCommand(context, { references: [reference] }, async ({ db, stamp, waiting }) => {
          const { restrictEnquiry } = await import('../../database/enquiries/edit-enquiry.ts')
          const { findEnquiry } = await import('../../database/enquiries/find-enquiries.ts')
          const { perhapsAlso } = await import('../../staff/enquiries/same-person.ts')
          const changes = await waiting(restrictEnquiry(db, reference, !lift, stamp))
          if (lift) context.stderr.write(`${liftWords}\n`)
          const enquiry = lift ? undefined : await findEnquiry(db, reference)
          const others = enquiry ? await perhapsAlso(db, [enquiry]) : []
          for (const line of perhapsSentences(others)) context.stderr.write(`${line}\n`)
          return changes
        }),
      ),
    )
}
