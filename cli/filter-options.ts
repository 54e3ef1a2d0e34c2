import { type Command, InvalidArgumentError, Option } from 'commander'
import type { EnquiryFilter } from '../database/enquiries/find-enquiries.ts'
import { assertNoKeysLeft } from '../schemas/assert-no-keys-left.ts'
import { type EnquiryReason, enquiryReasonValues, reasonNamed } from '../schemas/enquiry-reason.ts'
import { type EnquiryStatus, enquiryStatuses } from '../schemas/enquiry-status.ts'
import { longestSearch } from '../schemas/stored-enquiry.ts'
import { addDays, londonDate } from '../schemas/time/calendar-date.ts'
import { londonMoment } from '../schemas/time/london-clock.ts'
import { overdueBefore, responsePromiseHours } from '../schemas/time/response-promise.ts'
import { waitingStatuses } from '../schemas/time/waiting.ts'
import { Refusal } from '../staff/refusal.ts'
import { askText } from './ask-text.ts'
import type { CommandContext } from './command-context.ts'
import { parseMoment, sinceOption } from './moment-option.ts'
import { warnOfPrivateArgument } from './private-text.ts'
import { parseStatus } from './status-argument.ts'

export interface FilterOptions {
  status?: EnquiryStatus[]
  reason?: EnquiryReason[]
  since?: Date
  until?: Date
  /** True if the text was left out, and has to be asked for. */
  search?: string | true
  waiting?: boolean
  /** The moment before which a new enquiry has waited too long. */
  overdue?: Date
  /** The moment before which a ring-back is due. */
  ringBacks?: Date
  restricted?: boolean
}

/** Adds the options that choose enquiries to a command. */
export function addFilterOptions(command: Command, clock: () => Date): Command {
  const endOfToday = () => londonMoment(addDays(londonDate(clock()), 1), '00:00')
  return command
    .option(
      '--status <statuses>',
      `only these, separated by commas: ${enquiryStatuses.join(', ')}`,
      parseStatuses,
    )
    .option(
      '--reason <reasons>',
      `only these, separated by commas: ${enquiryReasonValues.join(', ')}`,
      parseReasons,
    )
    .addOption(sinceOption(clock))
    .option('--until <time>', 'received then or earlier; a day counts to its end', (text) =>
      parseMoment(text, clock(), 'end'),
    )
    .option(
      '--search [text]',
      'words of the name, email, phone, birth date, message, notes or reference, however they are written; asked for when left out',
    )
    .option('--waiting', 'only new ones, which nobody has answered')
    .addOption(
      new Option('--overdue', `only new ones that wait longer than ${responsePromiseHours} hours`).preset(
        overdueBefore(clock()),
      ),
    )
    .addOption(new Option('--ring-backs', 'only those to ring back by the end of today').preset(endOfToday()))
    .option('--restricted', 'only restricted ones, which are left out otherwise')
}

/** The filter of these options; asks for a search text that was left out. */
export async function readFilter(options: FilterOptions, context: CommandContext): Promise<EnquiryFilter> {
  const { search, since, until } = options
  if (since && until && until <= since)
    throw new Refusal('usage', '--until is before --since, so no enquiry matches. Swap them.')
  const words = search === true ? await askText('Search for', context) : search
  if (words !== undefined) await checkSearch(words)
  if (typeof search === 'string') warnOfPrivateArgument(context)
  return toFilter({ ...options, search: words })
}

/** @throws Refusal when a search is too long, or would find everybody */
async function checkSearch(search: string): Promise<void> {
  if (search.length > longestSearch)
    throw new Refusal(
      'usage',
      `A search has at most ${longestSearch} characters. Give part of a name or address.`,
    )
  const { searchTerms } = await import('../database/search/search-terms.ts')
  if (searchTerms(search).length > 0) return
  throw new Refusal(
    'usage',
    'The search holds no word to look for. Give part of a name, email address, number or reference; leave --search out to see all.',
  )
}

function toFilter(options: Omit<FilterOptions, 'search'> & { search: string | undefined }): EnquiryFilter {
  const { status, reason, since, until, search, waiting, overdue, ringBacks, restricted, ...rest } = options
  assertNoKeysLeft(rest)
  return {
    statuses: waiting || overdue ? waitingStatuses(status) : status,
    reasons: reason,
    since,
    until: overdue && (!until || overdue < until) ? overdue : until,
    ringBackBefore: ringBacks,
    restricted,
    search,
  }
}

function parseStatuses(text: string): EnquiryStatus[] {
  return text.split(',').map((part) => parseStatus(part.trim()))
}

function parseReasons(text: string): EnquiryReason[] {
  return text.split(',').map((part) => {
    const reason = reasonNamed(part.trim())
    if (reason) return reason
    throw new InvalidArgumentError(`The reasons are ${enquiryReasonValues.join(', ')}.`)
  })
}
