import { CommandFailure, exitCodes } from './exit-code.ts'
import type { GivenReference } from './reference-argument.ts'

/** Says which references nobody has, and which of their characters were typed otherwise. */
export function noSuchEnquiry(given: readonly GivenReference[]): CommandFailure {
  const lines = given.map(({ reference, taken }) => `There is no enquiry ${reference}${explained(taken)}.`)
  const remedy = 'Find its reference with: enquiries list --search <name>'
  return new CommandFailure(exitCodes.notFound, [...lines, remedy].join('\n'))
}

function explained(taken: GivenReference['taken']): string {
  if (taken.length === 0) return ''
  const readings = taken.map(([typed, read]) => `${typed} was read as ${read}`)
  const never = taken.map(([typed]) => typed).join(' or ')
  return ` (${readings.join(', ')}, since references never hold ${never})`
}
