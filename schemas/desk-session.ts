import { minute } from './time/durations.ts'

/** Milliseconds after which the desk locks if nobody touches it. */
export const idleLimit = 30 * minute

/**
 * Request header: milliseconds since somebody last touched the page, so that requests which it makes by itself do not keep the
 * session open.
 */
export const idleHeader = 'Desk-Idle'
