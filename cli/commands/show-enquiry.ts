import type { Command } from 'commander'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { jsonFields } from '../../staff/exports/export-format.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { enquiryCard } from '../enquiry-card.ts'
import { holdsPersonalData, type JsonOption, jsonOption, printJsonRows } from '../json-option.ts'
import { adviseOutput } from '../output.ts'
import { pickOne } from '../pick-one.ts'
import { type PagerOption, pagerOption, printLong } from '../print-long.ts'
import { withDatabase } from '../with-database.ts'
import { historyLines } from './show-history.ts'

type ShowOptions = JsonOption & PagerOption

export function addShowCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('show')
    .description('show everything about one enquiry')
    .argument(
      '[which]',
      'its reference or a part of it, like 7F3K; without it you are asked, and a name will do',
    )
    .addOption(pagerOption())
    .addOption(jsonOption(jsonFields))
    .action((which: string | undefined, options: ShowOptions) => finish(showEnquiry(which, options, context)))
}

async function showEnquiry(
  typed: string | undefined,
  options: ShowOptions,
  context: CommandContext,
): Promise<ExitCode> {
  return withDatabase(context, async (db) => {
    const enquiry = await pickOne(db, typed, context)
    if (holdsPersonalData(options.json)) adviseOutput(context)
    if (options.json) {
      await printJsonRows(context.stdout, [enquiry], options.json, jsonFields)
      return exitCodes.done
    }
    const { history } = await import('../../database/enquiries/history.ts')
    const { otherEnquiries } = await import('../../staff/enquiries/same-person.ts')
    const events = historyLines(await history(db, enquiry.reference), context.colour)
    const others = await otherEnquiries(db, enquiry)
    await printLong(enquiryCard(enquiry, { events, others }, context.clock(), context), context, options)
    return exitCodes.done
  })
}
