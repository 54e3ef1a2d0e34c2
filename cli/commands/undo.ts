import type { Command } from 'commander'
import { ChangeRefused } from '../../database/change-refused.ts'
import type { PastChange } from '../../database/undo-change.ts'
import { ukTime } from '../../schemas/london-time.ts'
import { Refusal } from '../../staff/refusal.ts'
import { changeCommand, countAndNames, refused, requireYes } from '../change-command.ts'
import { enquiryLabel } from '../change-text.ts'
import type { CommandContext, Finish } from '../command-context.ts'

export function addUndoCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('undo')
    .description('take back your own last change; again for the one before')
    .option('--yes', 'take back a change of several without a question')
    .action(async ({ yes }: { yes?: boolean }) =>
      finish(
        await changeCommand(context, {}, async ({ db, stamp, prompter }) => {
          const { lastOwnChanges, lastRemoval, undoChanges } = await import('../../database/undo-change.ts')
          const { nothingToUndo } = await import('../../staff/undo.ts')
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
          const changes = await undoChanges(db, past, stamp).catch((error: unknown) => {
            throw error instanceof ChangeRefused ? stopped(error, past, stamp.now) : error
          })
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

/** Why undo goes no further back, and how to do by hand what it may not. */
function stopped({ refusals }: ChangeRefused, past: readonly PastChange[], now: Date): Refusal {
  const { kind, message } = refused(refusals)
  const references = new Set(refusals.map(({ reference }) => reference))
  const ways = past
    .filter(({ reference }) => references.has(reference))
    .map((change) => `To take it back all the same: clinic enquiries ${byHand(change, now)}`)
  const older = `Older changes of yours are put right by hand too, with correct, note --correct, edit or ring-back. What you did to an enquiry: clinic enquiries history ${refusals[0]?.reference}`
  return new Refusal(kind, [message, ...ways, older].join('\n'))
}

/** The command that gives back what was before a change. */
function byHand({ reference, action, from, field, before }: PastChange, now: Date): string {
  switch (action) {
    case 'moved':
    case 'corrected':
      return `correct ${reference} ${from}`
    case 'noted':
    case 'note corrected':
      return `note ${reference} --correct`
    case 'restricted':
      return `restrict ${reference} --lift`
    case 'released':
      return `restrict ${reference}`
    case 'ring-back':
      return `ring-back ${reference} ${before && before > now.toISOString() ? ukTime(before).replace(/^\w+ /, '') : '--clear'}`
    default:
      return `edit ${reference} --${field === 'dateOfBirth' ? 'born' : field}`
  }
}
