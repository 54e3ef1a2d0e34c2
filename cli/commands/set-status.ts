import type { Command } from 'commander'
import { canMove, type EnquiryStatus } from '../../schemas/enquiry-status.ts'
import type { ExitCode } from '../../schemas/exit-codes.ts'
import { changeCommand, countAndNames, requireYes } from '../change-command.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { withPrivateText } from '../private-text.ts'
import { referenceArguments } from '../reference-argument.ts'
import { statusArgument } from '../status-argument.ts'

interface StatusFlags {
  note?: string | true
  editor?: boolean
  yes?: boolean
}

export function addSetStatusCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('set-status')
    .description('move enquiries to a status, all or none')
    .addArgument(statusArgument('new', 'The status comes first, then the references. '))
    .addArgument(referenceArguments())
    .option('--note [text]', 'keep a note with the change; asked for when left out, - reads it from stdin')
    .option('--editor', 'write the note in your editor')
    .option('--yes', 'move several without asking')
    .action((status: EnquiryStatus, references: string[], options: StatusFlags) =>
      finish(setStatus(status, references, options, context)),
    )
}

function setStatus(
  to: EnquiryStatus,
  references: readonly string[],
  { note: given, editor, yes }: StatusFlags,
  context: CommandContext,
): Promise<ExitCode> {
  return changeCommand(context, { references, to }, async ({ db, stamp, prompter, waiting }) => {
    const { findEnquiry } = await import('../../database/enquiries/find-enquiries.ts')
    const found = await Promise.all(references.map((reference) => findEnquiry(db, reference)))
    const movable = found.flatMap((one) => (one && canMove(one.status, to) ? one : []))
    const isPossible = movable.length === references.length
    const who = countAndNames(movable)
    const move = async (note?: string) => {
      if (isPossible && references.length > 1)
        await requireYes({ what: `Move ${who} to ${to}`, prompter, yes })
      const expected = Object.fromEntries(movable.map(({ reference, status }) => [reference, status]))
      const { moveEnquiries } = await import('../../staff/enquiries/change-enquiry.ts')
      return waiting(moveEnquiries(db, references, to, { ...stamp, note, expected }))
    }
    const wantsNote = isPossible && (given !== undefined || editor)
    if (!wantsNote) return move()
    return withPrivateText({ given, editor, question: `Note for ${who}`, prompter }, context, move)
  })
}
