import { findEnquiry, history } from '../../database/enquiries.ts'
import type { CommandContext } from '../command-context.ts'
import { enquiryCard } from '../enquiry-card.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { enquiryColumns } from '../export-format.ts'
import { historyLines } from '../history-lines.ts'
import { type JsonOption, jsonRows } from '../json-option.ts'
import { noSuchEnquiry } from '../no-such-enquiry.ts'
import type { GivenReference } from '../reference-argument.ts'
import { withDatabase } from '../with-database.ts'

/** Prints everything about one enquiry. */
export function showEnquiry(
  given: GivenReference,
  { json }: { json?: JsonOption },
  context: CommandContext,
): Promise<ExitCode> {
  return withDatabase(context, async (db) => {
    const { reference } = given
    const enquiry = await findEnquiry(db, reference)
    if (!enquiry) throw noSuchEnquiry([given])
    if (json) {
      context.stdout.write(jsonRows([enquiry], json, enquiryColumns))
      return exitCodes.done
    }
    const happened = historyLines(await history(db, reference))
    context.stdout.write(`${enquiryCard(enquiry, context.clock())}\n${happened}`)
    return exitCodes.done
  })
}
