import type { Command } from 'commander'
import type { StatusRefusal } from '../../database/enquiries.ts'
import { type EnquiryStatus, enquiryStatuses, statusTransitions } from '../../schemas/enquiry-status.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { CommandFailure, type ExitCode, exitCodes } from '../exit-code.ts'
import { parseStatus } from '../filter-options.ts'
import { noSuchEnquiry, referenceArguments, type TypedReference } from '../reference-argument.ts'
import { withDatabase } from '../with-database.ts'
import { requireNote } from './add-note.ts'

interface StatusOptions {
  note?: string
}

export function addSetStatusCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('set-status')
    .description('move enquiries to a status, all or none')
    .argument('<status>', `the new status: ${enquiryStatuses.join(', ')}`, parseStatus)
    .addArgument(referenceArguments())
    .option('--note <text>', 'a note to keep with the change')
    .action(async (status: EnquiryStatus, typed: TypedReference[], options: StatusOptions) =>
      finish(await setStatus(status, typed, options, context)),
    )
}

/** Moves all of the enquiries, or none and says every reason why not. */
async function setStatus(
  to: EnquiryStatus,
  typed: readonly TypedReference[],
  options: StatusOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const note = options.note === undefined ? undefined : await requireNote(options.note)
  return withDatabase(context, async (db, { changeStatus }) => {
    const references = typed.map(({ reference }) => reference)
    const result = await changeStatus(db, references, to, {
      actor: context.user,
      now: context.clock(),
      note,
    })
    if (result.outcome === 'refused') throw refusal(result.refusals, to, typed)
    for (const { reference, from } of result.changes) context.stdout.write(`${reference} ${from} -> ${to}\n`)
    return exitCodes.done
  })
}

function refusal(
  refusals: StatusRefusal[],
  to: EnquiryStatus,
  typed: readonly TypedReference[],
): CommandFailure {
  const missing = new Set(refusals.flatMap(({ reference, from }) => (from ? [] : [reference])))
  const unknown = typed.filter(({ reference }) => missing.has(reference))
  const lines = refusals.flatMap(({ reference, from }) => (from ? [notAllowed(reference, from, to)] : []))
  const unchanged = typed.length > 1 ? ['Nothing was changed.'] : []
  if (unknown.length === 0)
    return new CommandFailure(exitCodes.notAllowed, [...lines, ...unchanged].join('\n'))
  const { exitCode, message } = noSuchEnquiry(unknown)
  return new CommandFailure(exitCode, [...lines, message, ...unchanged].join('\n'))
}

function notAllowed(reference: string, from: EnquiryStatus, to: EnquiryStatus): string {
  if (from === to) return `${reference} is ${from} already.`
  return `${reference} is ${from} and cannot become ${to}; it can become ${statusTransitions[from].join(', ')}.`
}
