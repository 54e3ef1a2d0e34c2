/** The desk locks after so many milliseconds in which nobody touched it. */
export const idleLimit = 30 * 60_000

/**
 * A request header: for how many milliseconds nobody has touched the page. Requests that it makes by itself must not keep
 * the session open.
 */
export const idleHeader = 'Desk-Idle'
