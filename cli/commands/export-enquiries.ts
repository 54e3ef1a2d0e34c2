import type { Knex } from 'knex'
import { countEnquiries, type EnquiryFilter, eachEnquiry, recordExport } from '../../database/enquiries.ts'
import type { CommandContext } from '../command-context.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { type ExportFormat, exportText } from '../export-format.ts'
import { type FilterOptions, toFilter } from '../filter-options.ts'
import { writePrivateFile } from '../private-file.ts'
import { withDatabase } from '../with-database.ts'

export interface ExportOptions extends FilterOptions {
  format: ExportFormat
  output?: string
}

/** Writes the enquiries chosen, oldest first, to a new private file or to stdout; the audit says who took how many. */
export function exportEnquiries(options: ExportOptions, context: CommandContext): Promise<ExitCode> {
  const now = context.clock()
  const filter = { ...toFilter(options), until: earlier(options.until, now) }
  return withDatabase(context, async (db) => {
    const count = await countEnquiries(db, filter)
    await recordExport(db, count, { actor: context.user, now })
    await deliver(db, filter, options, context)
    const where = options.output === undefined ? '' : ` to ${options.output}`
    context.stderr.write(`${count === 1 ? '1 enquiry' : `${count} enquiries`} exported${where}.\n`)
    return exitCodes.done
  })
}

async function deliver(
  db: Knex,
  filter: EnquiryFilter,
  { format, output }: ExportOptions,
  context: CommandContext,
) {
  const text = exportText(eachEnquiry(db, filter), format)
  if (output !== undefined) return writePrivateFile(output, text)
  for await (const part of text) context.stdout.write(part)
}

/** What arrives during the export is not part of it, so that the audit's count is right. */
function earlier(until: Date | undefined, now: Date): Date {
  return until && until < now ? until : now
}
