import { type Command, Option } from 'commander'
import { auditStamp } from '../audit-stamp.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { type ExportFormat, exportFormats, exportText } from '../export-format.ts'
import { addFilterOptions, type FilterOptions, toFilter } from '../filter-options.ts'
import { writePrivateFile } from '../private-file.ts'
import { withDatabase } from '../with-database.ts'

interface ExportOptions extends FilterOptions {
  format: ExportFormat
  output?: string
}

export function addExportCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  addFilterOptions(enquiries.command('export'), context.clock)
    .description('write enquiries, oldest first, to a private file or to stdout')
    .addOption(new Option('--format <format>', 'kind of file').choices(exportFormats).makeOptionMandatory())
    .option('--output <file>', 'a new file that only you can read')
    .action(async (options: ExportOptions) => finish(await exportEnquiries(options, context)))
}

/** Also records in the audit who took which. */
function exportEnquiries(options: ExportOptions, context: CommandContext): Promise<ExitCode> {
  const now = context.clock()
  const filter = { ...toFilter(options), until: earlierOf(options.until, now) }
  return withDatabase(context, async (db, { eachEnquiry, recordExport }) => {
    const count = await recordExport(db, filter, { ...(await auditStamp(context)), now })
    await write(exportText(eachEnquiry(db, filter), options.format), options.output, context)
    const where = options.output === undefined ? '' : ` to ${options.output}`
    context.stderr.write(`${count === 1 ? '1 enquiry' : `${count} enquiries`} exported${where}.\n`)
    return exitCodes.done
  })
}

async function write(text: AsyncIterable<string>, output: string | undefined, { stdout }: CommandContext) {
  if (output !== undefined) return writePrivateFile(output, text)
  for await (const part of text) stdout.write(part)
}

/** What arrives during the export is not part of it, so that the audit's count is right. */
function earlierOf(until: Date | undefined, now: Date): Date {
  return until && until < now ? until : now
}
