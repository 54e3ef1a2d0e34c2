import type { Knex } from 'knex'
import { ChangeRefused, type RefusedEnquiry } from '../database/enquiries/change-refused.ts'
import type { AuditStamp } from '../database/enquiries/enquiry-event.ts'
import type { Change } from '../schemas/enquiry-history.ts'
import type { EnquiryStatus } from '../schemas/enquiry-status.ts'
import { unfreedWords } from '../schemas/erasure.ts'
import { type ExitCode, exitCodes } from '../schemas/exit-codes.ts'
import { restrictedSentences } from '../schemas/held-words.ts'
import { visibleText } from '../schemas/visible-text.ts'
import * as words from '../staff/enquiries/change-words.ts'
import { Refusal } from '../staff/refusal.ts'
import { auditStamp } from './audit-stamp.ts'
import type { CommandContext } from './command-context.ts'
import { withProgress } from './progress.ts'
import { noSuchEnquiry } from './reference-argument.ts'
import { type Prompter, withPrompter } from './terminal-prompter.ts'
import { withDatabase } from './with-database.ts'

export interface ChangeTools {
  db: Knex
  stamp: AuditStamp
  prompter: Prompter
  /** Says on a terminal that a change waits for the database, as while another program writes. */
  waiting: <Result>(change: Promise<Result>) => Promise<Result>
}

/** Runs a command that changes enquiries, and prints each change, by whom, and how to undo it. */
export async function changeCommand(
  context: CommandContext,
  { references = [], to }: { references?: readonly string[]; to?: EnquiryStatus },
  work: (tools: ChangeTools) => Promise<Change[]>,
): Promise<ExitCode> {
  const stamp = await auditStamp(context)
  const waiting: ChangeTools['waiting'] = (change) =>
    withProgress(context, 'Waiting for the database', () => change)
  try {
    const changes = await withPrompter(context, (prompter) =>
      withDatabase(context, (db) => work({ db, stamp, prompter, waiting })),
    )
    report(changes, stamp, context)
    if (!changes.some(({ bytesLeft }) => bytesLeft)) return exitCodes.done
    context.stderr.write(`${unfreedWords}\n`)
    return exitCodes.databaseUnavailable
  } catch (error) {
    if (error instanceof ChangeRefused) throw refused(error.refusals, references, to)
    throw error
  }
}

function report(changes: readonly Change[], { actor }: AuditStamp, { stdout, stderr }: CommandContext): void {
  for (const change of changes) stdout.write(`${visibleText(words.changeLine(change))}\n`)
  for (const sentence of restrictedSentences(changes)) stderr.write(`${sentence}\n`)
  const isFinal = changes.some(({ action }) => action === 'undone' || action === 'note removed')
  stderr.write(isFinal ? `By ${actor}.\n` : `By ${actor}. To undo: clinic enquiries undo\n`)
}

/** A refusal that says why nothing was changed. */
export function refused(
  refusals: readonly RefusedEnquiry[],
  references: readonly string[],
  to?: EnquiryStatus,
): Refusal {
  const unknown = refusals.filter(({ reason }) => reason === 'absent').map(({ reference }) => reference)
  const lines = refusals.filter(({ reason }) => reason !== 'absent').map((one) => refusalText(one, to))
  const unchanged = references.length > 1 ? ['Nothing was changed.'] : []
  if (unknown.length === 0) return new Refusal('notAllowed', [...lines, ...unchanged].join('\n'))
  const { kind, message } = noSuchEnquiry(unknown)
  return new Refusal(kind, [...lines, message, ...unchanged].join('\n'))
}

/** Why one enquiry was not changed, and the command that changes it all the same if its status was a slip. */
function refusalText(refusal: RefusedEnquiry, to: EnquiryStatus | undefined): string {
  const { reference, status } = refusal
  const text = visibleText(words.refusalText(refusal, to))
  if (!words.canBeCorrected(refusal, to)) return text
  return `${text} If ${status} was a slip: clinic enquiries correct ${reference} ${to}`
}

interface Question {
  /** As in `Move 5 enquiries to closed`. */
  what: string
  prompter: Prompter
  /** Given by `--yes`. */
  yes?: boolean | undefined
}

/** @throws Refusal unless the person confirms, now or with `--yes` */
export async function requireYes({ what, prompter, yes }: Question): Promise<void> {
  if (yes) return
  if (!prompter.hasPerson)
    throw new Refusal('usage', `Nothing was changed. ${what}? Add --yes if you mean it.`)
  const answer = await prompter.ask(`${what}? [y/N] `)
  if (!/^\s*y(?:es)?\s*$/i.test(answer ?? '')) throw new Refusal('no', 'Nothing was changed.')
}

/** `Emma Clarke, ENQ-7F3K-9QW2`, safe for a terminal. */
export const enquiryLabel = (person: Parameters<typeof words.enquiryLabel>[0]): string =>
  visibleText(words.enquiryLabel(person))

/** A count and three names: `5 enquiries (Alex Example, ENQ-7F3K-9QW2; Sam Example, ... and 2 more)`. */
export function countAndNames(people: readonly { name: string; reference: string }[]): string {
  if (people.length === 1) return people.map(enquiryLabel).join()
  const names = people.slice(0, 3).map(enquiryLabel)
  const more = people.length > 3 ? ` and ${people.length - 3} more` : ''
  return `${people.length} enquiries (${names.join('; ')}${more})`
}
