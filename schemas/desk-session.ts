/** The desk locks after so many milliseconds in which nobody touched it. */
export const idleLimit = 30 * 60_000

/** In it the page says for how many milliseconds nobody has touched it: what it asks by itself keeps nothing open. */
export const idleHeader = 'Desk-Idle'
