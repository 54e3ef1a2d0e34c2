/** The clinic promises an answer within this many hours of an enquiry. */
export const responsePromiseHours = 24
