/** The longest text each field takes, in code points. An email address is at most 254 long (RFC 3696, erratum 1690). */
export const enquiryLimits = { name: 100, email: 254, phone: 30, message: 2000 } as const

/** The longest note of a member of staff, in code points. */
export const noteLimit = 1000
