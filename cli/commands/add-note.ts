import { type Command, Option } from 'commander'
import { Refusal } from '../../staff/refusal.ts'
import { type ChangeTools, changeCommand, enquiryLabel, requireYes } from '../change-command.ts'
import { chooseNote, noteSummary } from '../choose-note.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { requireWords, withPrivateText } from '../private-text.ts'
import { noSuchEnquiry, referenceArgument } from '../reference-argument.ts'
import { wholeNumber } from '../whole-number.ts'

interface NoteOptions {
  correct?: boolean
  remove?: boolean
  number?: number
  editor?: boolean
  yes?: boolean
}

export function addNoteCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('note')
    .description('add a note to an enquiry, correct one, or remove one')
    .addArgument(referenceArgument())
    .argument('[text]', 'asked for when left out; - reads it from stdin')
    .option('--editor', 'write it in your editor')
    .option('--correct', 'write a new version; the old one stays in the history, struck out')
    .addOption(
      new Option('--remove', 'delete the text for good, for words about another person').conflicts([
        'correct',
        'editor',
      ]),
    )
    .option('--number <number>', 'which note, as the history counts them', wholeNumber)
    .option('--yes', 'remove without asking')
    .action((reference: string, text: string | undefined, options: NoteOptions) =>
      finish(
        changeCommand(context, { references: [reference] }, (tools) =>
          note(reference, text, options, tools, context),
        ),
      ),
    )
}

async function note(
  reference: string,
  given: string | undefined,
  { correct, remove, number, editor, yes }: NoteOptions,
  { db, stamp, prompter, waiting }: ChangeTools,
  context: CommandContext,
) {
  if (number !== undefined && !correct && !remove)
    throw new Refusal('usage', 'Nothing was changed: --number says which note to --correct or to --remove.')
  if (remove && given !== undefined)
    throw new Refusal('usage', 'Nothing was changed: --remove takes no text. Choose the note with --number.')
  // Before the reference is looked for: words in its place may look like one.
  if (given !== undefined) requireWords(given)
  const { addNote, correctNote, notesOf } = await import('../../staff/enquiries/notes.ts')
  const { findEnquiry } = await import('../../database/enquiries/find-enquiries.ts')
  const enquiry = await findEnquiry(db, reference)
  // Checked before anybody is asked for a text.
  if (!enquiry) throw noSuchEnquiry([reference])
  const notes = correct || remove ? await notesOf(db, reference) : []
  if (remove) {
    const chosen = chooseNote(notes, number)
    const what = `Remove for good from ${enquiryLabel(enquiry)}: ${noteSummary(chosen)}`
    await requireYes({ what, prompter, yes })
    const { removeNote } = await import('../../database/enquiries/enquiry-note.ts')
    return waiting(removeNote(db, reference, chosen, stamp))
  }
  const chosen = correct
    ? chooseNote(
        notes.filter(({ struck }) => !struck),
        number,
      )
    : undefined
  const question = chosen ? `Now: ${noteSummary(chosen)}\nNew text` : `Note for ${enquiryLabel(enquiry)}`
  return withPrivateText(
    { given, editor, question, prompter, ...(chosen && { initial: chosen.text }) },
    context,
    (written) =>
      waiting(
        chosen ? correctNote(db, reference, chosen, written, stamp) : addNote(db, reference, written, stamp),
      ),
  )
}
