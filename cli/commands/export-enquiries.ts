import { type Command, Option } from 'commander'
import { counted } from '../../schemas/counted.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { type ExportFormat, exportFormats } from '../../staff/exports/export-format.ts'
import { Refusal } from '../../staff/refusal.ts'
import { auditStamp } from '../audit-stamp.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { addFilterOptions, type FilterOptions, readFilter } from '../filter-options.ts'
import { adviseOutput, printParts } from '../output.ts'
import { withProgress } from '../progress.ts'
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
    .action((options: ExportOptions) => finish(exportToFile(options, context)))
}

async function exportToFile(options: ExportOptions, context: CommandContext): Promise<ExitCode> {
  const { format, output } = options
  const { stdout, stderr } = context
  if (format === 'xlsx' && output === undefined) {
    throw new Refusal('usage', 'Say where the workbook goes: --output enquiries.xlsx')
  }
  const ending = exportFormats.find((other) => output?.toLowerCase().endsWith(`.${other}`))
  if (ending && ending !== format)
    throw new Refusal(
      'usage',
      `Nothing was exported: ${output} would hold ${format}. Give it the ending .${format}, or choose --format ${ending}.`,
    )
  const { actor } = await auditStamp(context)
  const { exportEnquiries } = await import('../../staff/exports/export-enquiries.ts')
  const { requireWritable, writePrivateFile } = await import('../../staff/private-file.ts')
  return withDatabase(context, async (db) => {
    if (output !== undefined) await requireWritable(output)
    const filter = await readFilter(options, context)
    if (output === undefined) adviseOutput(context, 'name the next one with --output')
    const stamp = { actor, now: context.clock() }
    const { count, restricted } = await withProgress(context, 'Exporting', async (onProgress) => {
      const made = await exportEnquiries(db, filter, format, stamp, onProgress)
      await (output === undefined ? printParts(stdout, made.parts) : writePrivateFile(output, made.parts))
      return made
    })
    const where = output === undefined ? '' : ` to ${output}`
    stderr.write(`${counted(count(), 'enquiry', 'enquiries')} exported${where}.\n`)
    if (restricted > 0)
      stderr.write(
        `${counted(restricted, 'more is', 'more are')} restricted and left out. --restricted exports only those: for the person, or with their consent.\n`,
      )
    return exitCodes.done
  })
}
