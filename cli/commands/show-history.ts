import { history } from '../../database/enquiries.ts'
import type { CommandContext } from '../command-context.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { historyLines } from '../history-lines.ts'
import { type JsonOption, jsonRows } from '../json-option.ts'
import { noSuchEnquiry } from '../no-such-enquiry.ts'
import type { GivenReference } from '../reference-argument.ts'
import { withDatabase } from '../with-database.ts'

const fields = ['at', 'actor', 'action', 'from', 'to', 'note'] as const

/** Prints who did what to an enquiry, and when. */
export function showHistory(
  given: GivenReference,
  { json }: { json?: JsonOption },
  context: CommandContext,
): Promise<ExitCode> {
  return withDatabase(context, async (db) => {
    const entries = await history(db, given.reference)
    if (entries.length === 0) throw noSuchEnquiry([given])
    context.stdout.write(json ? jsonRows(entries, json, fields) : historyLines(entries))
    return exitCodes.done
  })
}
