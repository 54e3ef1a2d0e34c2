import { addNote } from '../../database/enquiries.ts'
import type { CommandContext } from '../command-context.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { noSuchEnquiry } from '../no-such-enquiry.ts'
import type { GivenReference } from '../reference-argument.ts'
import { requireNote } from '../require-note.ts'
import { withDatabase } from '../with-database.ts'

/** Adds a note to an enquiry. */
export function noteEnquiry(
  given: GivenReference,
  words: string,
  context: CommandContext,
): Promise<ExitCode> {
  const text = requireNote(words)
  return withDatabase(context, async (db) => {
    const { reference } = given
    const added = await addNote(db, reference, text, { actor: context.user, now: context.clock() })
    if (!added) throw noSuchEnquiry([given])
    context.stdout.write(`${reference} noted\n`)
    return exitCodes.done
  })
}
