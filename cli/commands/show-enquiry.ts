import type { Command } from 'commander'
import { parseReference } from '../../schemas/enquiry-reference.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { visibleText } from '../../schemas/visible-text.ts'
import { enquiryColumns } from '../../staff/exports/export-format.ts'
import { askText } from '../ask-text.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { enquiryCard } from '../enquiry-card.ts'
import { enquiryTable } from '../enquiry-table.ts'
import { CommandFailure, type ExitCode, exitCodes } from '../exit-code.ts'
import { type JsonOption, jsonOption, jsonRows } from '../json-option.ts'
import { type PagerOption, pagerOption, printLong } from '../print-long.ts'
import { warnOfPrivateArgument } from '../private-text.ts'
import { noSuchEnquiry, typedReference } from '../reference-argument.ts'
import { withDatabase } from '../with-database.ts'
import { historyLines } from './show-history.ts'

type ShowOptions = JsonOption & PagerOption

const maxCandidates = 25

export function addShowCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('show')
    .description('show everything about one enquiry')
    .argument(
      '[which]',
      'its reference or a part of it, like 7F3K; without it you are asked, and a name will do',
    )
    .addOption(pagerOption())
    .addOption(jsonOption())
    .action(async (which: string | undefined, options: ShowOptions) =>
      finish(await showEnquiry(which, options, context)),
    )
}

async function showEnquiry(
  typed: string | undefined,
  options: ShowOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const text = typed ?? (await askText('Reference or name', context))
  return withDatabase(context, async (db, { history }) => {
    const { pickEnquiry } = await import('../../staff/pick-enquiry.ts')
    const picked = await pickEnquiry(db, text)
    const now = context.clock()
    if (typed !== undefined && isPartOfName(typed, picked)) warnOfPrivateArgument(context)
    if ('candidates' in picked) {
      if (picked.candidates.length === 0) throw nothingFits(text)
      context.stdout.write(enquiryTable(picked.candidates.slice(0, maxCandidates), now, context))
      const all =
        picked.candidates.length > maxCandidates
          ? `More than ${maxCandidates} enquiries fit, of which these are the first. Write more of the name, or show`
          : `${picked.candidates.length} enquiries fit. Show`
      throw new CommandFailure(exitCodes.notFound, `${all} one by its reference.`)
    }
    const { enquiry } = picked
    if (options.json) {
      context.stdout.write(jsonRows([enquiry], options.json, enquiryColumns))
      return exitCodes.done
    }
    const { otherEnquiries } = await import('../../staff/same-person.ts')
    const events = historyLines(await history(db, enquiry.reference), context.colour)
    const others = await otherEnquiries(db, enquiry)
    await printLong(enquiryCard(enquiry, { events, others }, now, context), context, options)
    return exitCodes.done
  })
}

/** Whether the text typed is part of a name and not of a reference. */
function isPartOfName(
  typed: string,
  picked: { enquiry: StoredEnquiry } | { candidates: StoredEnquiry[] },
): boolean {
  const found = 'enquiry' in picked ? [picked.enquiry] : picked.candidates
  const plain = (text: string) => text.toUpperCase().replace(/[^\dA-Z]/g, '')
  return (
    parseReference(typed) === undefined &&
    !found.some(({ reference }) => plain(reference).includes(plain(typed)))
  )
}

function nothingFits(text: string): CommandFailure {
  const typed = typedReference(text)
  if (typed) return noSuchEnquiry([typed])
  return new CommandFailure(
    exitCodes.notFound,
    `No reference and no name fits "${visibleText(text)}". A reference looks like ENQ-7F3K-9QW2; other words are found with: clinic enquiries list --search`,
  )
}
