import { Argument, InvalidArgumentError } from 'commander'
import { type EnquiryStatus, enquiryStatuses, isEnquiryStatus } from '../schemas/enquiry-status.ts'

const all = enquiryStatuses.join(', ')

/** @param which the word for help: `new`, as in “the new status” */
export const statusArgument = (which: string) =>
  new Argument('<status>', `the ${which} status: ${all}`).argParser(parseStatus)

export function parseStatus(text: string): EnquiryStatus {
  const status = text.toLowerCase()
  if (isEnquiryStatus(status)) return status
  throw new InvalidArgumentError(`The statuses are ${all}.`)
}
