import { InvalidArgumentError } from 'commander'
import { type EnquiryReference, parseReference } from '../schemas/enquiry-reference.ts'

/** A reference that somebody typed. */
export interface GivenReference {
  reference: EnquiryReference
  /** The characters that were taken for one they look like, as pairs of typed and read; empty for most. */
  taken: readonly (readonly [typed: string, read: string])[]
}

/** @throws InvalidArgumentError for what cannot be a reference */
export function parseReferenceArgument(text: string): GivenReference {
  const reference = parseReference(text)
  if (reference) return { reference, taken: takenFor(text, reference) }
  throw new InvalidArgumentError(
    'A reference has eight letters and digits, like ENQ-7F3K-9QW2, and never the letters I or L or the digit 1.',
  )
}

/** For an argument that may be given several times. */
export function parseReferenceArguments(
  text: string,
  earlier: GivenReference[] | undefined,
): GivenReference[] {
  return [...(earlier ?? []), parseReferenceArgument(text)]
}

function takenFor(text: string, reference: EnquiryReference): GivenReference['taken'] {
  const code = reference.replace(/^ENQ|-/g, '')
  const typed = text.toUpperCase().replace(/[^\dA-Z]/g, '')
  const pairs = [...typed.slice(-code.length)].map(
    (character, index) => [character, code.charAt(index)] as const,
  )
  const changed = new Map(pairs.filter(([character, read]) => character !== read))
  return [...changed]
}
