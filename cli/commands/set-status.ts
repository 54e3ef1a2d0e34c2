import { changeStatus, type StatusRefusal } from '../../database/enquiries.ts'
import { type EnquiryStatus, statusTransitions } from '../../schemas/enquiry-status.ts'
import type { CommandContext } from '../command-context.ts'
import { CommandFailure, type ExitCode, exitCodes } from '../exit-code.ts'
import { noSuchEnquiry } from '../no-such-enquiry.ts'
import type { GivenReference } from '../reference-argument.ts'
import { requireNote } from '../require-note.ts'
import { withDatabase } from '../with-database.ts'

/** Moves enquiries to a status: all of them, or none and every reason why not. */
export function setStatus(
  to: EnquiryStatus,
  given: readonly GivenReference[],
  options: { note?: string },
  context: CommandContext,
): Promise<ExitCode> {
  const note = options.note === undefined ? undefined : requireNote(options.note)
  return withDatabase(context, async (db) => {
    const deed = { actor: context.user, now: context.clock(), note }
    const references = given.map(({ reference }) => reference)
    const result = await changeStatus(db, references, to, deed)
    if (result.outcome === 'refused') throw refusal(result.refusals, to, given)
    for (const { reference, from } of result.changes) context.stdout.write(`${reference} ${from} -> ${to}\n`)
    return exitCodes.done
  })
}

function refusal(
  refusals: StatusRefusal[],
  to: EnquiryStatus,
  given: readonly GivenReference[],
): CommandFailure {
  const missing = new Set(refusals.flatMap(({ reference, from }) => (from ? [] : [reference])))
  const unknown = given.filter(({ reference }) => missing.has(reference))
  const lines = refusals.flatMap(({ reference, from }) => (from ? [notAllowed(reference, from, to)] : []))
  const unchanged = given.length > 1 ? ['Nothing was changed.'] : []
  if (unknown.length === 0)
    return new CommandFailure(exitCodes.notAllowed, [...lines, ...unchanged].join('\n'))
  const { exitCode, message } = noSuchEnquiry(unknown)
  return new CommandFailure(exitCode, [...lines, message, ...unchanged].join('\n'))
}

function notAllowed(reference: string, from: EnquiryStatus, to: EnquiryStatus): string {
  if (from === to) return `${reference} is ${from} already.`
  return `${reference} is ${from} and cannot become ${to}; it can become ${statusTransitions[from].join(', ')}.`
}
