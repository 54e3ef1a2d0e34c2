import type { Command } from 'commander'
import { ChangeRefused } from '../../database/enquiries/change-refused.ts'
import type { FinalAction } from '../../database/enquiries/undo-change.ts'
import { ukTime } from '../../schemas/time/london-time.ts'
import { visibleText } from '../../schemas/visible-text.ts'
import { pastWords } from '../../staff/enquiries/change-words.ts'
import { Refusal } from '../../staff/refusal.ts'
import { changeCommand, countAndNames, enquiryLabel, refused, requireYes } from '../change-command.ts'
import type { CommandContext, Finish } from '../command-context.ts'

export function addUndoCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('undo')
    .description('undo your own last change; again for the one before')
    .option('--yes', 'undo without asking')
    .action(({ yes }: { yes?: boolean }) =>
      finish(
        changeCommand(context, {}, async ({ db, stamp, prompter, waiting }) => {
          const { lastFinal, undoChanges } = await import('../../database/enquiries/undo-change.ts')
          const { notesOf } = await import('../../staff/enquiries/notes.ts')
          const { changesToUndo } = await import('../../staff/enquiries/undo.ts')
          const past = await changesToUndo(db, stamp)
          const final = await lastFinal(db, stamp.actor, past[0].id)
          if (final) context.stderr.write(finalText(final))
          const people = [...new Map(past.map((one) => [one.reference, one])).values()]
          if (people.length > 1 || final) {
            const words = [...new Set(past.map((one) => visibleText(pastWords(one))))].join(', ')
            const what = `Undo your change of ${countAndNames(people)} on ${ukTime(past[0].at)}: ${words}`
            await requireYes({ what, prompter, yes })
          }
          const references = people.map(({ reference }) => reference)
          const changes = await waiting(undoChanges(db, past, stamp)).catch((error: unknown) => {
            throw error instanceof ChangeRefused ? stopped(error, references) : error
          })
          context.stderr.write(`You made that change on ${ukTime(past[0].at)}.\n`)
          for (const { reference } of changes.filter(({ noteStruck }) => noteStruck)) {
            const notes = await notesOf(db, reference)
            const struck = notes.find(({ eventIds }) => past.some(({ id }) => eventIds.includes(id)))
            context.stderr.write(
              `The words of the note stay in the history. To delete them for good: clinic enquiries note ${reference} --remove --number ${struck?.number}\n`,
            )
          }
          return changes
        }),
      ),
    )
}

function finalText(final: FinalAction): string {
  const who = enquiryLabel(final)
  const what =
    final.action === 'erased' ? `${who}, which you erased,` : `The note that you removed from ${who}`
  return `${what} is gone for good, so undo goes on to an older change.\n`
}

/** A refusal that says why undo goes no further back, and what can be done instead. */
function stopped({ refusals }: ChangeRefused, references: readonly string[]): Refusal {
  const { kind, message } = refused(refusals, references)
  const others = `You can also correct older changes by hand, with correct, note --correct, edit, restrict or ring-back. To see what was done to an enquiry: clinic enquiries history ${refusals[0]?.reference}`
  return new Refusal(kind, `${message}\n${others}`)
}
