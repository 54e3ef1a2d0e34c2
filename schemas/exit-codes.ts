/** What the exit of a program tells a script. */
export const exitCodes = {
  done: 0,
  /** The question was answered with no: there are findings, or somebody waits too long. */
  no: 1,
  usage: 2,
  notFound: 3,
  /** The enquiry's status does not allow it. */
  notAllowed: 4,
  databaseUnavailable: 5,
  /** A fault of the program itself (EX_SOFTWARE of sysexits.h). */
  fault: 70,
  /** The answer could not be written (EX_IOERR of sysexits.h). */
  output: 74,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
