import { detailNames } from '../../schemas/enquiry-history.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'

export const exportFormats = ['csv', 'xlsx', 'json', 'ndjson'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** Fields that only a program needs, before it uses the data. */
const forPrograms = ['ringBackAt', 'restricted'] as const

export type EnquiryColumn = Exclude<keyof StoredEnquiry, (typeof forPrograms)[number]>

/** The columns of a table for people, with their headings in a workbook. */
export const columnHeadings: Record<EnquiryColumn, string> = {
  reference: 'Reference',
  createdAt: 'Received',
  status: 'Status',
  name: detailNames.name,
  dateOfBirth: detailNames.dateOfBirth,
  email: detailNames.email,
  phone: detailNames.phone,
  reasonForContact: 'Reason',
  message: 'Message',
  suspicious: 'Suspicious',
}

export const enquiryColumns = Object.keys(columnHeadings) as EnquiryColumn[]

/** The fields of `--json`. */
export const jsonFields = [...enquiryColumns, ...forPrograms] as const
