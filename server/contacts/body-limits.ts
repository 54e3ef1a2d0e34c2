import { enquiryLimits } from '../../schemas/enquiry-limits.ts'

const longestTexts = Object.values(enquiryLimits).reduce<number>((sum, length) => sum + length, 0)

/** The largest body accepted, in KiB. A form encodes a non-ASCII character as up to twelve; its field names take less than one KiB. */
export const bodyLimits = { json: 16, form: Math.ceil((longestTexts * 12) / 1024) + 1 }
