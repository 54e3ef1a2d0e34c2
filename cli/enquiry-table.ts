import { styleText } from 'node:util'
import type { StoredEnquiry } from '../database/enquiries.ts'
import { reasonLabel } from '../schemas/enquiry-reason.ts'
import { overdueBefore } from '../schemas/response-promise.ts'
import { shortened, textTable } from './text-table.ts'
import { ukTime, waitingTime } from './uk-time.ts'
import { visibleText } from './visible-text.ts'

const nameWidth = 28
const headings = ['REFERENCE', 'RECEIVED', 'NAME', 'REASON', 'STATUS', 'WAITING']

/** Enquiries as a table for reading, one a line. */
export function enquiryTable(enquiries: readonly StoredEnquiry[], now: Date, colour: boolean): string {
  const rows = enquiries.map((enquiry) => [
    enquiry.reference,
    ukTime(enquiry.createdAt),
    shortened(visibleText(enquiry.name), nameWidth),
    reasonLabel(enquiry.reasonForContact),
    enquiry.status,
    waitingText(enquiry, now),
  ])
  const table = textTable([headings, ...rows])
  if (!colour) return table
  const [heading = '', ...lines] = table.trimEnd().split('\n')
  const painted = lines.map((line, index) => {
    const enquiry = enquiries[index]
    return enquiry && isOverdue(enquiry, now) ? styleText('bold', line) : line
  })
  return `${[styleText('dim', heading), ...painted].join('\n')}\n`
}

function isOverdue({ status, createdAt }: StoredEnquiry, now: Date): boolean {
  return status === 'new' && createdAt < overdueBefore(now).toISOString()
}

/** How long a new enquiry waits, marked when that is too long; nothing for one that waits no more. */
export function waitingText(enquiry: StoredEnquiry, now: Date): string {
  if (enquiry.status !== 'new') return ''
  const time = waitingTime(enquiry.createdAt, now)
  return isOverdue(enquiry, now) ? `${time} OVERDUE` : time
}
