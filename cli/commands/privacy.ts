import type { Command } from 'commander'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { jsonFields } from '../../staff/exports/export-format.ts'
import { nothingHeld } from '../../staff/privacy/nothing-held.ts'
import { auditStamp } from '../audit-stamp.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { heldPlaces, heldTable } from '../held-text.ts'
import { type JsonOption, jsonOption, printJsonRows } from '../json-option.ts'
import { adviseOutput } from '../output.ts'
import { addPersonOptions, askPerson, type PersonOptions } from '../person-options.ts'
import { type PagerOption, pagerOption, printLong } from '../print-long.ts'
import { withPrompter } from '../terminal-prompter.ts'
import { contextPlaces, withDatabase } from '../with-database.ts'
import { addEraseCommand } from './erase-person.ts'
import { addExportPersonCommand } from './export-person.ts'
import { addPurgeCommand } from './purge.ts'

type FindOptions = PersonOptions & JsonOption & PagerOption

export function addPrivacyCommands(program: Command, context: CommandContext, finish: Finish): void {
  const privacy = program.command('privacy').description('answer people’s requests about their data')
  addPersonOptions(privacy.command('find'))
    .description('say what is held on a person, and where')
    .addOption(jsonOption(jsonFields))
    .addOption(pagerOption())
    .action((options: FindOptions) => finish(findPerson(options, context)))
  addExportPersonCommand(privacy, context, finish)
  addEraseCommand(privacy, context, finish)
  addPurgeCommand(privacy, context, finish)
}

async function findPerson(options: FindOptions, context: CommandContext): Promise<ExitCode> {
  const { findHeld } = await import('../../staff/privacy/find-held.ts')
  const stamp = await auditStamp(context, { optional: true })
  return withDatabase(context, async (db) => {
    // Closed before a pager reads the keys.
    const query = await withPrompter(context, (prompter) =>
      askPerson(options, prompter, londonDate(context.clock())),
    )
    const held = await findHeld(db, contextPlaces(context), query, stamp)
    if (held.enquiries.length + held.appointments.length === 0) throw nothingHeld(held.namedIn)
    const { json } = options
    adviseOutput(context)
    if (json) await printJsonRows(context.stdout, held.enquiries, json, jsonFields)
    else await printLong(heldTable(held, context), context, options)
    context.stderr.write(heldPlaces(held))
    return exitCodes.done
  })
}
