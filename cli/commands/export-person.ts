import { rmSync } from 'node:fs'
import type { Command } from 'commander'
import { whileUnfinished } from '../../database/unfinished.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { readFirst } from '../../schemas/held-words.ts'
import { addDays, londonDate } from '../../schemas/time/calendar-date.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { auditStamp } from '../audit-stamp.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { heldPlaces } from '../held-text.ts'
import { addPersonOptions, askPerson, type PersonOptions } from '../person-options.ts'
import { withPrompter } from '../terminal-prompter.ts'
import { contextPlaces, withDatabase } from '../with-database.ts'

interface ExportFlags extends PersonOptions {
  output?: string
}

/** The shortest that one calendar month can be (UK GDPR, article 12(3)). */
const daysToAnswer = 28

export function addExportPersonCommand(privacy: Command, context: CommandContext, finish: Finish): void {
  addPersonOptions(privacy.command('export'))
    .description('write everything held on a person to two private files: JSON, and text for reading')
    .option('--output <name>', 'the files’ name without the file extension; by default access- and the day')
    .action((options: ExportFlags) => finish(disclosePerson(options, context)))
}

async function disclosePerson(options: ExportFlags, context: CommandContext): Promise<ExitCode> {
  const stamp = await auditStamp(context)
  const { now } = stamp
  const { stdout, stderr } = context
  return withPrompter(context, async (prompter) => {
    const { findHeld, personWords } = await import('../../staff/privacy/find-held.ts')
    const { disclose, disclosureName } = await import('../../staff/privacy/disclose.ts')
    const { requireFileName, requireWritable, writePrivateFile } = await import('../../staff/private-file.ts')
    const name = options.output ?? disclosureName(now)
    requireFileName(name)
    return withDatabase(context, async (db) => {
      const [jsonFile, textFile] = [`${name}.json`, `${name}.txt`]
      await requireWritable(jsonFile)
      await requireWritable(textFile)
      const query = await askPerson(options, prompter, londonDate(now))
      const held = await findHeld(db, contextPlaces(context), query, stamp)
      const { json, text } = await disclose(db, held, query, stamp)
      await writePrivateFile(jsonFile, [json])
      await whileUnfinished(
        () => rmSync(jsonFile),
        () => writePrivateFile(textFile, [text]),
      )
      stdout.write(`${jsonFile}\n${textFile}\n`)
      stderr.write(`A copy for ${held.people.map(personWords).join('; ')}.\n`)
      stderr.write(heldPlaces(held))
      stderr.write(`${readFirst}\n`)
      const lastDay = longDate(addDays(londonDate(now), daysToAnswer))
      stderr.write(
        `By law the answer is due within a month: by ${lastDay}, if the request came today; count ${daysToAnswer} days from the day on which it came.\n`,
      )
      return exitCodes.done
    })
  })
}
