import { Argument, InvalidArgumentError } from 'commander'
import { type EnquiryStatus, enquiryStatuses, isEnquiryStatus } from '../schemas/enquiry-status.ts'

const all = enquiryStatuses.join(', ')

/** @param which the word for help: `new`, as in “the new status” */
export const statusArgument = (which: string, remark?: string) =>
  new Argument('<status>', `the ${which} status: ${all}`).argParser((text: string) =>
    parseStatus(text, remark),
  )

/** @param remark said before the statuses if it is none of them */
export function parseStatus(text: string, remark = ''): EnquiryStatus {
  const status = text.toLowerCase()
  if (isEnquiryStatus(status)) return status
  throw new InvalidArgumentError(`${remark}The statuses are ${all}.`)
}
