import { enquiryLimits } from '../../schemas/enquiry-limits.ts'

const longestTexts = Object.values(enquiryLimits).reduce<number>((sum, length) => sum + length, 0)

/** The largest body that is read, in KiB. A form writes a character outside ASCII as up to twelve; its fields' names take less than one KiB. */
export const bodyLimits = { json: 16, form: Math.ceil((longestTexts * 12) / 1024) + 1 }
