import type { Command } from 'commander'
import { changeCommand, countAndNames, requireYes } from '../change-command.ts'
import { enquiryLabel } from '../change-text.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { ukTime } from '../uk-time.ts'

export function addUndoCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('undo')
    .description('take back your own last change; again for the one before')
    .option('--yes', 'take back a change of several without a question')
    .action(async ({ yes }: { yes?: boolean }) =>
      finish(
        await changeCommand(context, {}, async ({ db, stamp, prompter }) => {
          const { lastOwnChanges, lastRemoval, nothingToUndo, undoChanges } = await import(
            '../../staff/undo.ts'
          )
          const removal = await lastRemoval(db, stamp.actor)
          if (removal)
            context.stderr.write(
              `The text of the note that you removed from ${enquiryLabel(removal)} is gone for good, so this goes on to your change before.\n`,
            )
          const past = await lastOwnChanges(db, stamp.actor)
          const [first] = past
          if (!first) throw nothingToUndo(stamp.actor)
          const people = [...new Map(past.map((one) => [one.reference, one])).values()]
          if (people.length > 1)
            await requireYes({ what: `Take back your change of ${countAndNames(people)}`, prompter, yes })
          const changes = await undoChanges(db, past, stamp)
          context.stderr.write(`You had changed that on ${ukTime(first.at)}.\n`)
          for (const { reference } of changes.filter(({ undone }) => undone === 'noted'))
            context.stderr.write(
              `Its words stay in the history. To delete them for good: clinic enquiries note ${reference} --remove\n`,
            )
          return changes
        }),
      ),
    )
}
