import { InvalidArgumentError } from 'commander'
import { parseReference } from '../schemas/enquiry-reference.ts'

/** @throws InvalidArgumentError for what cannot be a reference */
export function parseReferenceArgument(text: string): string {
  const reference = parseReference(text)
  if (reference) return reference
  throw new InvalidArgumentError(
    'A reference looks like ENQ-7F3K-9QW2; it never holds the letters I or L or the digit 1.',
  )
}

/** For an argument that may be given several times. */
export function parseReferenceArguments(text: string, earlier: string[] | undefined): string[] {
  return [...(earlier ?? []), parseReferenceArgument(text)]
}
