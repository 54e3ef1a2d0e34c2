import type { Command } from 'commander'
import { ChangeRefused, type RefusedChange } from '../../database/change-refused.ts'
import type { PastChange } from '../../database/undo-change.ts'
import { ukDateAndTime, ukTime } from '../../schemas/london-time.ts'
import { Refusal } from '../../staff/refusal.ts'
import { changeCommand, countAndNames, refused, requireYes } from '../change-command.ts'
import { enquiryLabel } from '../change-text.ts'
import type { CommandContext, Finish } from '../command-context.ts'

export function addUndoCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('undo')
    .description('undo your own last change; again for the one before')
    .option('--yes', 'undo a change of several without asking')
    .action(async ({ yes }: { yes?: boolean }) =>
      finish(
        await changeCommand(context, {}, async ({ db, stamp, prompter }) => {
          const { lastRemoval, ownChanges, undoChanges } = await import('../../database/undo-change.ts')
          const { nothingToUndo } = await import('../../staff/undo.ts')
          const removal = await lastRemoval(db, stamp.actor)
          if (removal)
            context.stderr.write(
              `The text of the note that you removed from ${enquiryLabel(removal)} is gone for good, so undo goes on to the change before it.\n`,
            )
          const past = await ownChanges(db, stamp.actor)
          const [first] = past
          if (!first) throw nothingToUndo(stamp.actor)
          const people = [...new Map(past.map((one) => [one.reference, one])).values()]
          if (people.length > 1)
            await requireYes({ what: `Undo your change of ${countAndNames(people)}`, prompter, yes })
          const changes = await undoChanges(db, past, stamp).catch((error: unknown) => {
            throw error instanceof ChangeRefused ? stopped(error, past, stamp.now) : error
          })
          context.stderr.write(`You made that change on ${ukTime(first.at)}.\n`)
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
  const present = new Map(refusals.map((refusal) => [refusal.reference, refusal]))
  const ways = past
    .filter((change) => isOtherwise(change, present.get(change.reference), now))
    .map((change) => `To undo it all the same: clinic enquiries ${byHand(change, now)}`)
  const older = `You can also correct older changes by hand, with correct, note --correct, edit or ring-back. To see what was done to an enquiry: clinic enquiries history ${refusals[0]?.reference}`
  return new Refusal(kind, [message, ...ways, older].join('\n'))
}

/** Whether the enquiry was refused, and has another value than its command would give it. */
function isOtherwise(change: PastChange, present: RefusedChange | undefined, now: Date): boolean {
  if (change.action === 'ring-back')
    return present !== undefined && present.ringBackAt !== ringBackBefore(change, now)
  return present !== undefined && present.status !== change.from
}

/** The time to ring back that was before, unless it has passed. */
const ringBackBefore = ({ before }: PastChange, now: Date) =>
  before && before > now.toISOString() ? before : undefined

/** The command that gives back what was before a change. */
function byHand(change: PastChange, now: Date): string {
  const { reference, action, from, field } = change
  const ringBack = ringBackBefore(change, now)
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
      return `ring-back ${reference} ${ringBack ? typed(ringBack) : '--clear'}`
    default:
      return `edit ${reference} --${field === 'dateOfBirth' ? 'born' : field}`
  }
}

/** As it may be typed again: of the early hours only with am, which nobody means without it. */
const typed = (moment: string) => ukDateAndTime(moment).replace(/(?<= 0[1-6]:\d\d)$/, 'am')
