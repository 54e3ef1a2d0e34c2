import { minute } from './time/durations.ts'

/** The desk locks after so many milliseconds in which nobody touched it. */
export const idleLimit = 30 * minute

/**
 * Request header: for how many milliseconds nobody has touched the page, so that the requests it makes by itself do not keep
 * the session open.
 */
export const idleHeader = 'Desk-Idle'
