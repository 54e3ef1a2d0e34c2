import { type Command, InvalidArgumentError } from 'commander'
import type { EnquiryFilter } from '../database/enquiries.ts'
import { type EnquiryReason, enquiryReasonValues, reasonNamed } from '../schemas/enquiry-reason.ts'
import { type EnquiryStatus, enquiryStatuses, isEnquiryStatus } from '../schemas/enquiry-status.ts'
import { parseMoment } from './moment-option.ts'

/** What the filter options give, by the names of the options. */
export interface FilterOptions {
  status?: EnquiryStatus[]
  reason?: EnquiryReason[]
  since?: Date
  until?: Date
  search?: string
}

/** Adds the options that choose enquiries to a command. */
export function addFilterOptions(command: Command, clock: () => Date): Command {
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
    .option('--since <time>', 'received then or later: 2026-11-20, today, yesterday, 7d', (text) =>
      parseMoment(text, clock(), 'start'),
    )
    .option('--until <time>', 'received then or earlier; a day counts to its end', (text) =>
      parseMoment(text, clock(), 'end'),
    )
    .option('--search <text>', 'words in the reference, name, email, phone or message')
}

export function toFilter({ status, reason, since, until, search }: FilterOptions): EnquiryFilter {
  return { statuses: status, reasons: reason, since, until, search, restricted: false }
}

export function parseStatus(text: string): EnquiryStatus {
  if (isEnquiryStatus(text)) return text
  throw new InvalidArgumentError(`The statuses are ${enquiryStatuses.join(', ')}.`)
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
