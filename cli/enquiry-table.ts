import { styleText } from 'node:util'
import type { StoredEnquiry } from '../database/enquiries.ts'
import { reasonLabel } from '../schemas/enquiry-reason.ts'
import { shortened, textTable } from './text-table.ts'
import { ukTime } from './uk-time.ts'
import { visibleText } from './visible-text.ts'
import { isOverdue, waitingMarker } from './waiting.ts'

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
    waitingMarker(enquiry, now),
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
