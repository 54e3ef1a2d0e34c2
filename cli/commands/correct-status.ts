import type { Command } from 'commander'
import { type EnquiryStatus, isEnquiryStatus } from '../../schemas/enquiry-status.ts'
import { changeCommand } from '../change-command.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { referenceBefore } from '../reference-argument.ts'
import { statusArgument } from '../status-argument.ts'

export function addCorrectCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('correct')
    .description('give an enquiry the status it should have had, after a slip')
    .addArgument(referenceBefore('status', (text) => isEnquiryStatus(text.toLowerCase())))
    .addArgument(statusArgument('right'))
    .action((reference: string, to: EnquiryStatus) =>
      finish(
        changeCommand(context, { references: [reference], to }, async ({ db, stamp, waiting }) => {
          const { correctStatus } = await import('../../staff/enquiries/change-enquiry.ts')
          return waiting(correctStatus(db, reference, to, stamp))
        }),
      ),
    )
}
