import { Argument } from 'commander'
import { type EnquiryReference, parseReference } from '../schemas/enquiry-reference.ts'
import { visibleText } from '../schemas/visible-text.ts'
import { Refusal } from '../staff/refusal.ts'

export interface TypedReference {
  reference: EnquiryReference
  /** Characters that were read as one they look like; mostly empty. */
  corrections: readonly (readonly [typed: string, read: string])[]
}

/** What a reference looks like, in a sentence. */
export const referenceForm =
  'like ENQ-7F3K-9QW2: eight letters and digits, never the letters I or L or the digit 1'

export const referenceArgument = () => new Argument('<reference>', 'like ENQ-7F3K-9QW2').argParser(parseTyped)

export const referenceArguments = () => several('<reference...>')

export const optionalReferences = () => several('[reference...]').default([], 'all')

/** Names the references that do not exist, and which of their characters were corrected. */
export function noSuchEnquiry(typed: readonly TypedReference[]): Refusal {
  const lines = typed.map(
    ({ reference, corrections }) => `There is no enquiry ${reference}${explained(corrections)}.`,
  )
  const remedy = 'Find its reference with: clinic enquiries list --search'
  return new Refusal('notFound', [...lines, remedy].join('\n'))
}

function several(syntax: string) {
  return new Argument(syntax, 'like ENQ-7F3K-9QW2').argParser<TypedReference[]>(
    (text, earlier: TypedReference[] | undefined) => [...(earlier ?? []), parseTyped(text)],
  )
}

export function typedReference(text: string): TypedReference | undefined {
  const reference = parseReference(text)
  return reference === undefined ? undefined : { reference, corrections: correctionsOf(text, reference) }
}

function parseTyped(text: string): TypedReference {
  const typed = typedReference(text)
  if (typed) return typed
  throw new Refusal(
    'usage',
    `"${visibleText(text)}" is not a whole reference. Changing an enquiry needs all of it, ${referenceForm}. Find it with: clinic enquiries list --search`,
  )
}

function correctionsOf(text: string, reference: EnquiryReference): TypedReference['corrections'] {
  const code = reference.replace(/^ENQ|-/g, '')
  const typed = text.toUpperCase().replace(/[^\dA-Z]/g, '')
  const pairs = [...typed.slice(-code.length)].map(
    (character, index) => [character, code.charAt(index)] as const,
  )
  const changed = new Map(pairs.filter(([character, read]) => character !== read))
  return [...changed]
}

function explained(corrections: TypedReference['corrections']): string {
  if (corrections.length === 0) return ''
  const readings = corrections.map(([typed, read]) => `${typed} was read as ${read}`)
  const never = corrections.map(([typed]) => typed).join(' or ')
  return ` (${readings.join(', ')}, since references never hold ${never})`
}
