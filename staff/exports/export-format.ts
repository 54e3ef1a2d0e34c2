import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'

export const exportFormats = ['csv', 'xlsx', 'json', 'ndjson'] as const

export type ExportFormat = (typeof exportFormats)[number]

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

/** The fields of `--json`: what a program needs to know before it uses the data, too. */
export const jsonFields = [...enquiryColumns, 'ringBackAt', 'restricted'] as const
