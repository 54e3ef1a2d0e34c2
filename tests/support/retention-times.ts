/** The longest month, in hours. */
export const monthInHours = 31 * 24

/** The age, in hours, of an enquiry that should have been deleted days ago where 24 months are kept. */
export const overdueHours = (2 * 365 + 3) * 24
