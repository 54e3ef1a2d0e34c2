import { type Command, Option } from 'commander'
import type { EnquiryReference } from '../../schemas/enquiry-reference.ts'
import {
  type Erasure,
  erasedAgainSentence,
  finishing,
  unfreedBefore,
  unwritableWords,
  wordToRetype,
} from '../../schemas/erasure.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { askWho } from '../../schemas/held-words.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { visibleText } from '../../schemas/visible-text.ts'
import type { Held } from '../../staff/privacy/find-held.ts'
import { nothingHeld } from '../../staff/privacy/nothing-held.ts'
import { Refusal } from '../../staff/refusal.ts'
import { auditStamp } from '../audit-stamp.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { heldPlaces, heldTable } from '../held-text.ts'
import { askPerson } from '../person-options.ts'
import { withProgress } from '../progress.ts'
import { collectReference, noSuchEnquiry, wholeReference } from '../reference-argument.ts'
import { withPrompter } from '../terminal-prompter.ts'
import { contextPlaces, withDatabase } from '../with-database.ts'

interface EraseOptions {
  email?: string | true
  reference?: EnquiryReference[]
  confirm?: EnquiryReference
}

export function addEraseCommand(privacy: Command, context: CommandContext, finish: Finish): void {
  privacy
    .command('erase')
    .description('erase everything held on a person, and print a receipt without personal data')
    .option('--email [address]', 'of all enquiries from this address; asked for when left out')
    .addOption(
      new Option('--reference <references...>', 'these enquiries only')
        .argParser(collectReference)
        .conflicts('email'),
    )
    .option(
      '--confirm <reference>',
      'the newest reference that will go, instead of retyping it',
      wholeReference,
    )
    .action((options: EraseOptions) => finish(erasePerson(options, context)))
}

async function erasePerson(options: EraseOptions, context: CommandContext): Promise<ExitCode> {
  const places = contextPlaces(context)
  const stamp = await auditStamp(context)
  return withPrompter(context, async (prompter) => {
    const { describeHeld, findHeld, isOnePerson } = await import('../../staff/privacy/find-held.ts')
    const { findEnquiry } = await import('../../database/enquiries/find-enquiries.ts')
    const { eraseHeld, requireRetyped } = await import('../../staff/privacy/erase-held.ts')
    const { freeDeletedBytes } = await import('../../database/free-deleted-bytes.ts')
    return withDatabase(context, async (db) => {
      const query = options.reference
        ? undefined
        : await askPerson(options, prompter, londonDate(context.clock()), '--email or --reference')
      const typed = options.reference ?? []
      const enquiries = await Promise.all(typed.map((reference) => findEnquiry(db, reference)))
      const found = enquiries.flatMap((one) => one ?? [])
      const absent = typed.filter((_, index) => !enquiries[index])
      await requireErasedBefore(absent, places.data)
      const held = query
        ? await findHeld(db, places, query, stamp)
        : await describeHeld(db, places, found, stamp)
      const references = [...absent, ...held.references]
      if (references.length + held.appointments.length === 0) {
        // After an erasure that was killed before it overwrote the bytes, a repeat finds no rows and must still free them.
        const freed = await freeDeletedBytes(db)
        const nothing = nothingHeld(held.namedIn)
        throw freed ? nothing : new Refusal('databaseUnavailable', `${nothing.message}\n${unfreedBefore}`)
      }
      if (query && !isOnePerson(held, query)) throw severalPeople(held)
      prompter.say(`${heldTable(held, { ...context, colour: false })}${heldPlaces(held)}${askWho}\n`)
      const word = wordToRetype(references)
      const answer = options.confirm ?? (await prompter.ask(`Type ${word} to erase this for good: `))
      requireRetyped(word, answer)
      const result = await withProgress(context, 'Erasing', (onProgress) =>
        eraseHeld(db, places, { ...held, references }, { ...stamp, now: context.clock() }, onProgress),
      )
      return report(result, context)
    })
  })
}

/** Erasing again frees bytes that could not be freed then. @throws Refusal when one of the references was never erased */
async function requireErasedBefore(references: readonly EnquiryReference[], data: string): Promise<void> {
  const { readErased } = await import('../../staff/backup/erased-references.ts')
  const erased = await readErased(data)
  const unknown = references.filter((reference) => !erased.has(reference))
  if (unknown.length === 0) return
  const { kind, message } = noSuchEnquiry(unknown)
  throw new Refusal(kind, `${message}\nNothing was erased.`)
}

function report(result: Erasure, context: CommandContext): ExitCode {
  const { receipt, freed, unwritable } = result
  const { stdout, stderr } = context
  stdout.write(`${JSON.stringify(receipt, null, 2)}\n`)
  for (const folder of unwritable) stderr.write(`${unwritableWords(folder)}\n`)
  stderr.write(`${erasedAgainSentence}\n`)
  if (contextPlaces(context).connectionString !== undefined) {
    stderr.write(
      'PostgreSQL keeps the bytes in its files until autovacuum reuses their place ("VACUUM FULL" frees them at once), in its write-ahead log and archive until these are recycled, and in dumps made before.\n',
    )
  }
  if (freed) return exitCodes.done
  for (const line of finishing(receipt)) stderr.write(`${line}\n`)
  return exitCodes.databaseUnavailable
}

function severalPeople({ enquiries }: Held): Refusal {
  const lines = enquiries.map(
    ({ reference, name, dateOfBirth }) =>
      `  ${reference}  ${visibleText(name)}, born ${longDate(dateOfBirth)}`,
  )
  return new Refusal(
    'notAllowed',
    [
      'Nothing was erased: this may be several people. Name the enquiries of one with --reference:',
      ...lines,
    ].join('\n'),
  )
}
