import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'

export const exportFormats = ['csv', 'xlsx', 'json', 'ndjson'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** The columns of an export, which are also the fields of `--json`. */
export const enquiryColumns = [
  'reference',
  'createdAt',
  'status',
  'name',
  'dateOfBirth',
  'email',
  'phone',
  'reasonForContact',
  'message',
  'suspicious',
] as const satisfies readonly (keyof StoredEnquiry)[]
