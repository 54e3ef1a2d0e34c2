/** What a program's exit code means to a script. */
export const exitCodes = {
  done: 0,
  no: 1,
  usage: 2,
  notFound: 3,
  notAllowed: 4,
  databaseUnavailable: 5,
  /** EX_SOFTWARE of sysexits.h. */
  fault: 70,
  /** EX_IOERR of sysexits.h. */
  output: 74,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** What the manual says about each code. */
export const exitCodeMeanings: Record<keyof typeof exitCodes, string> = {
  done: 'done',
  no: 'the answer is no: you said no, or somebody has waited too long, content has errors, a backup is not sound',
  usage: 'the command was mistyped, or a setting or a file is not what it should be',
  notFound: 'there is no such enquiry, person or file',
  notAllowed:
    'it is not allowed now: the status does not allow it, somebody else has changed it, or it is not known who you are',
  databaseUnavailable: 'the database cannot be used',
  fault: 'the program itself failed',
  output: 'the output could not be written, for example because the disk is full',
}
