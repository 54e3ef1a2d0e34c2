import { countEnquiries, findEnquiries } from '../../database/enquiries.ts'
import type { CommandContext } from '../command-context.ts'
import { enquiryTable } from '../enquiry-table.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { enquiryColumns } from '../export-format.ts'
import { type FilterOptions, toFilter } from '../filter-options.ts'
import { type JsonOption, jsonRows } from '../json-option.ts'
import { withDatabase } from '../with-database.ts'

export interface ListOptions extends FilterOptions {
  limit: number
  json?: JsonOption
}

/** Prints the enquiries chosen, newest first, and how many there are in all. */
export function listEnquiries(options: ListOptions, context: CommandContext): Promise<ExitCode> {
  const filter = toFilter(options)
  return withDatabase(context, async (db) => {
    const enquiries = await findEnquiries(db, filter, { limit: options.limit })
    const total = await countEnquiries(db, filter)
    const shown = options.json
      ? jsonRows(enquiries, options.json, enquiryColumns)
      : enquiryTable(enquiries, context.clock(), context.colour)
    if (total > 0 || options.json) context.stdout.write(shown)
    context.stderr.write(`${summary(enquiries.length, total)}\n`)
    return exitCodes.done
  })
}

function summary(shown: number, total: number): string {
  if (total === 0) return 'No enquiries.'
  const count = total === 1 ? '1 enquiry' : `${total} enquiries`
  return shown < total ? `${count}, the newest ${shown} shown; --limit shows more.` : `${count}.`
}
