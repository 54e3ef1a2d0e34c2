import { type Command, InvalidArgumentError, Option } from 'commander'
import { type EnquiryStatus, enquiryStatuses } from '../schemas/enquiry-status.ts'
import type { CommandContext } from './command-context.ts'
import type { ExportOptions } from './commands/export-enquiries.ts'
import type { ListOptions } from './commands/list-enquiries.ts'
import type { StatsOptions } from './commands/show-stats.ts'
import type { ExitCode } from './exit-code.ts'
import { exportFormats } from './export-format.ts'
import { addFilterOptions, parseStatus } from './filter-options.ts'
import { jsonHint } from './json-option.ts'
import { parseMoment } from './moment-option.ts'
import { type GivenReference, parseReferenceArgument, parseReferenceArguments } from './reference-argument.ts'

export type Finish = (exitCode: ExitCode) => void

/** Declares `enquiries ...` for the people who answer them. */
export function addEnquiriesCommands(program: Command, context: CommandContext, finish: Finish): void {
  const enquiries = program.command('enquiries').description('read and answer what visitors sent')
  addReading(enquiries, context, finish)
  addAnswering(enquiries, context, finish)
}

function addReading(enquiries: Command, context: CommandContext, finish: Finish) {
  addFilterOptions(enquiries.command('list'), context.clock)
    .description('list enquiries, newest first')
    .option('--limit <number>', 'show at most so many', parseLimit, 50)
    .option(...jsonHint())
    .action(async (options: ListOptions) => {
      const { listEnquiries } = await import('./commands/list-enquiries.ts')
      finish(await listEnquiries(options, context))
    })
  enquiries
    .command('show')
    .description('show everything about one enquiry')
    .argument('<reference>', 'like ENQ-7F3K-9QW2', parseReferenceArgument)
    .option(...jsonHint())
    .action(async (reference: GivenReference, options) => {
      const { showEnquiry } = await import('./commands/show-enquiry.ts')
      finish(await showEnquiry(reference, options, context))
    })
  enquiries
    .command('history')
    .description('show who did what to an enquiry, and when')
    .argument('<reference>', 'like ENQ-7F3K-9QW2', parseReferenceArgument)
    .option(...jsonHint('at,action'))
    .action(async (reference: GivenReference, options) => {
      const { showHistory } = await import('./commands/show-history.ts')
      finish(await showHistory(reference, options, context))
    })
  enquiries
    .command('overdue')
    .description('list who waits longer than promised; exit code 1 when somebody does')
    .option(...jsonHint())
    .action(async (options) => {
      const { listOverdue } = await import('./commands/list-overdue.ts')
      finish(await listOverdue(options, context))
    })
  enquiries
    .command('stats')
    .description('count enquiries by status and reason, and how fast they were answered')
    .option('--since <time>', 'received then or later: 2026-11-20, today, 7d', (text) =>
      parseMoment(text, context.clock(), 'start'),
    )
    .option('--json', 'print JSON')
    .action(async (options: StatsOptions) => {
      const { showStats } = await import('./commands/show-stats.ts')
      finish(await showStats(options, context))
    })
}

function addAnswering(enquiries: Command, context: CommandContext, finish: Finish) {
  enquiries
    .command('set-status')
    .description('move enquiries to a status, all or none')
    .argument('<status>', `the new status: ${enquiryStatuses.join(', ')}`, parseStatus)
    .argument('<reference...>', 'like ENQ-7F3K-9QW2', parseReferenceArguments)
    .option('--note <text>', 'words to keep with the change')
    .action(async (status: EnquiryStatus, references: GivenReference[], options: { note?: string }) => {
      const { setStatus } = await import('./commands/set-status.ts')
      finish(await setStatus(status, references, options, context))
    })
  enquiries
    .command('note')
    .description('add words to an enquiry')
    .argument('<reference>', 'like ENQ-7F3K-9QW2', parseReferenceArgument)
    .argument('<text>', 'the note, in quotes')
    .action(async (reference: GivenReference, text: string) => {
      const { noteEnquiry } = await import('./commands/add-note.ts')
      finish(await noteEnquiry(reference, text, context))
    })
  addFilterOptions(enquiries.command('export'), context.clock)
    .description('write enquiries, oldest first, to a private file or to stdout')
    .addOption(new Option('--format <format>', 'kind of file').choices(exportFormats).makeOptionMandatory())
    .option('--output <file>', 'a new file that only you can read')
    .action(async (options: ExportOptions) => {
      const { exportEnquiries } = await import('./commands/export-enquiries.ts')
      finish(await exportEnquiries(options, context))
    })
}

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Write a whole number from 1.')
}
