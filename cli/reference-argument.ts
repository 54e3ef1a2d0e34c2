import { Argument } from 'commander'
import { type EnquiryReference, parseReference } from '../schemas/enquiry-reference.ts'
import { visibleText } from '../schemas/visible-text.ts'
import { Refusal } from '../staff/refusal.ts'

/** What a reference looks like, in a sentence. */
export const referenceForm =
  'like ENQ-7F3K-9QW2: eight letters and digits, never the letters I or L or the digit 1'

export const referenceArgument = () =>
  new Argument('<reference>', 'like ENQ-7F3K-9QW2').argParser(wholeReference)

/** For a command where something else follows the reference: says so if that was written first. */
export const referenceBefore = (next: string, isNext: (text: string) => boolean) =>
  referenceArgument().argParser((text: string) => {
    if (!isNext(text)) return wholeReference(text)
    throw new Refusal('usage', `The reference comes first, like ENQ-7F3K-9QW2, then the ${next}.`)
  })

export const referenceArguments = () => several('<reference...>')

export const optionalReferences = () => several('[reference...]').default([], 'all')

/** Names the references that do not exist. */
export function noSuchEnquiry(references: readonly EnquiryReference[]): Refusal {
  const lines = references.map((reference) => `There is no enquiry ${reference}.`)
  const remedy = 'Find its reference with: clinic enquiries list --search'
  return new Refusal('notFound', [...lines, remedy].join('\n'))
}

const several = (syntax: string) => new Argument(syntax, 'like ENQ-7F3K-9QW2').argParser(collectReference)

/** Adds one to the references typed before it; each counts once. */
export function collectReference(text: string, earlier: EnquiryReference[] = []): EnquiryReference[] {
  return [...new Set([...earlier, wholeReference(text)])]
}

export function wholeReference(text: string): EnquiryReference {
  const reference = parseReference(text)
  if (reference) return reference
  throw new Refusal(
    'usage',
    `"${visibleText(text)}" is not a whole reference. Write all of it, ${referenceForm}. Find it with: clinic enquiries list --search`,
  )
}
