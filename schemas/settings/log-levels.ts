/** From the most output to the least; `silent` writes nothing. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]
