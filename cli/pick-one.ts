import type { Knex } from 'knex'
import { parseReference } from '../schemas/enquiry-reference.ts'
import type { StoredEnquiry } from '../schemas/stored-enquiry.ts'
import { visibleText } from '../schemas/visible-text.ts'
import { Refusal } from '../staff/refusal.ts'
import { askText } from './ask-text.ts'
import type { CommandContext } from './command-context.ts'
import { enquiryTable } from './enquiry-table.ts'
import { warnOfPrivateArgument } from './private-text.ts'
import { noSuchEnquiry, referenceForm } from './reference-argument.ts'

const maxCandidates = 25

/**
 * The one enquiry that matches a reference, part of one, or a name, which is asked for if nothing was typed.
 *
 * @throws Refusal when none or several match; several are printed
 */
export async function pickOne(
  db: Knex,
  typed: string | undefined,
  context: CommandContext,
): Promise<StoredEnquiry> {
  const text = typed ?? (await askText('Reference or name', context))
  const { pickEnquiry } = await import('../staff/pick-enquiry.ts')
  const picked = await pickEnquiry(db, text)
  const candidates = 'enquiry' in picked ? [picked.enquiry] : picked.candidates
  if (typed !== undefined && isPartOfName(typed, candidates)) warnOfPrivateArgument(context)
  if ('enquiry' in picked) return picked.enquiry
  if (candidates.length === 0) throw nothingFits(text)
  context.stdout.write(enquiryTable(candidates.slice(0, maxCandidates), context.clock(), context, 'choose'))
  const all =
    candidates.length > maxCandidates
      ? `More than ${maxCandidates} enquiries match, of which these are the first. Write more of the name, or show`
      : `${candidates.length} enquiries match. Show`
  throw new Refusal('notFound', `${all} one by its reference.`)
}

/** Whether the text typed is part of a name rather than of a reference. */
function isPartOfName(typed: string, found: readonly StoredEnquiry[]): boolean {
  const plain = (text: string) => text.toUpperCase().replace(/[^\dA-Z]/g, '')
  return (
    !/^enq-/i.test(typed) &&
    parseReference(typed) === undefined &&
    !found.some(({ reference }) => plain(reference).includes(plain(typed)))
  )
}

function nothingFits(text: string): Refusal {
  const reference = parseReference(text)
  if (reference) return noSuchEnquiry([reference])
  const isShort = text.replace(/^\s*enq[\s-]/i, '').trim().length < 3
  const remedy = isShort ? ' Write at least three characters of a reference.' : ''
  return new Refusal(
    'notFound',
    `No reference and no name matches "${visibleText(text)}".${remedy} A reference looks ${referenceForm}. Other words are found with: clinic enquiries list --search`,
  )
}
