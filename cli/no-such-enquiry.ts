import { CommandFailure, exitCodes } from './exit-code.ts'

export function noSuchEnquiry(references: readonly string[]): CommandFailure {
  const lines = references.map((reference) => `There is no enquiry ${reference}.`)
  const remedy = 'Find its reference with: enquiries list --search <name>'
  return new CommandFailure(exitCodes.notFound, [...lines, remedy].join('\n'))
}
