import type { Command } from 'commander'
import type { StoredEnquiry } from '../../database/enquiries.ts'
import { londonDate } from '../../schemas/calendar-date.ts'
import { reasonLabel } from '../../schemas/enquiry-reason.ts'
import { statusTransitions } from '../../schemas/enquiry-status.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { waitingText } from '../enquiry-table.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { enquiryColumns } from '../export-format.ts'
import { type JsonOption, jsonOption, jsonRows } from '../json-option.ts'
import { noSuchEnquiry, referenceArgument, type TypedReference } from '../reference-argument.ts'
import { textTable } from '../text-table.ts'
import { ukDate, ukTime } from '../uk-time.ts'
import { visibleLines, visibleText } from '../visible-text.ts'
import { withDatabase } from '../with-database.ts'
import { historyLines } from './show-history.ts'

export function addShowCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('show')
    .description('show everything about one enquiry')
    .addArgument(referenceArgument())
    .addOption(jsonOption())
    .action(async (typed: TypedReference, options: JsonOption) =>
      finish(await showEnquiry(typed, options, context)),
    )
}

function showEnquiry(
  typed: TypedReference,
  { json }: JsonOption,
  context: CommandContext,
): Promise<ExitCode> {
  return withDatabase(context, async (db, { findEnquiry, history }) => {
    const { reference } = typed
    const enquiry = await findEnquiry(db, reference)
    if (!enquiry) throw noSuchEnquiry([typed])
    if (json) {
      context.stdout.write(jsonRows([enquiry], json, enquiryColumns))
      return exitCodes.done
    }
    const events = historyLines(await history(db, reference), context.colour)
    context.stdout.write(`${enquiryCard(enquiry, context.clock())}\n${events}`)
    return exitCodes.done
  })
}

/** One enquiry as a card for reading. Lines of the message are indented, so none can pass for a field. */
function enquiryCard(enquiry: StoredEnquiry, now: Date): string {
  const waiting = waitingText(enquiry, now)
  const fields = [
    ['Reference', enquiry.reference],
    ['Status', [enquiry.status, waiting && `waiting ${waiting}`].filter(Boolean).join(', ')],
    ['Can become', statusTransitions[enquiry.status].join(', ')],
    ...(enquiry.restricted ? [['Restricted', 'the person asked that their data is only kept']] : []),
    ...(enquiry.ringBackAt ? [['Ring back', ukTime(enquiry.ringBackAt)]] : []),
    ['Received', ukTime(enquiry.createdAt)],
    ['Name', visibleText(enquiry.name)],
    ['Date of birth', `${ukDate(enquiry.dateOfBirth)} (age ${ageOn(enquiry.dateOfBirth, londonDate(now))})`],
    ['Email', visibleText(enquiry.email)],
    ['Phone', visibleText(enquiry.phone)],
    ['Reason', reasonLabel(enquiry.reasonForContact)],
    ...(enquiry.suspicious ? [['Suspicious', 'yes: the form was filled in like a machine would']] : []),
    ['Message', enquiry.message === undefined ? 'none' : ''],
  ]
  const message = enquiry.message === undefined ? [] : visibleLines(enquiry.message)
  return (
    textTable(fields) +
    message
      .map((line) => `    ${line}`.trimEnd())
      .map((line) => `${line}\n`)
      .join('')
  )
}

/** Whole years lived between two calendar dates. */
function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
