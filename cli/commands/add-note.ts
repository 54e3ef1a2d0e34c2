import type { Command } from 'commander'
import type { CommandContext, Finish } from '../command-context.ts'
import { CommandFailure, type ExitCode, exitCodes } from '../exit-code.ts'
import { noSuchEnquiry, referenceArgument, type TypedReference } from '../reference-argument.ts'
import { withDatabase } from '../with-database.ts'

export function addNoteCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('note')
    .description('add a note to an enquiry')
    .addArgument(referenceArgument())
    .argument('<text>', 'the note, in quotes')
    .action(async (typed: TypedReference, text: string) => finish(await noteEnquiry(typed, text, context)))
}

async function noteEnquiry(typed: TypedReference, text: string, context: CommandContext): Promise<ExitCode> {
  const note = await requireNote(text)
  return withDatabase(context, async (db, { addNote }) => {
    const { reference } = typed
    const added = await addNote(db, reference, note, { actor: context.user, now: context.clock() })
    if (!added) throw noSuchEnquiry([typed])
    context.stdout.write(`${reference} noted\n`)
    return exitCodes.done
  })
}

/** @throws CommandFailure saying what is wrong with the note */
export async function requireNote(text: string): Promise<string> {
  const { noteSchema } = await import('../../schemas/note.ts')
  const parsed = noteSchema.safeParse(text)
  if (parsed.success) return parsed.data
  throw new CommandFailure(exitCodes.usage, `${parsed.error.issues[0]?.message}.`)
}
