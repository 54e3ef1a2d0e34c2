/** The prerendered pages that tell a visitor without script how it went. */
export const outcomePages = { sent: '/contact/sent', notSent: '/contact/not-sent' } as const
