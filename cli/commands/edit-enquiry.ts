import type { Command } from 'commander'
import { type CorrectableField, correctableFields, detailNames } from '../../schemas/enquiry-history.ts'
import type { ExitCode } from '../../schemas/exit-codes.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { visibleText } from '../../schemas/visible-text.ts'
import type { Details } from '../../staff/enquiries/change-enquiry.ts'
import { Refusal } from '../../staff/refusal.ts'
import { changeCommand, enquiryLabel } from '../change-command.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { warnOfPrivateArgument } from '../private-text.ts'
import { noSuchEnquiry, referenceArgument } from '../reference-argument.ts'
import type { Prompter } from '../terminal-prompter.ts'

const optionOf = {
  name: 'name',
  dateOfBirth: 'born',
  email: 'email',
  phone: 'phone',
} as const satisfies Record<CorrectableField, string>

/** An empty value is one left out: nobody means to delete a detail. */
const orAsked = (value: string) => value.trim() || true

type EditOptions = Partial<Record<(typeof optionOf)[CorrectableField], string | true>>

export function addEditCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('edit')
    .description('correct a name, date of birth, email address or phone number that the visitor mistyped')
    .addArgument(referenceArgument())
    .option(
      '--name [name]',
      'asked for when left out, so that it stays out of the list of processes',
      orAsked,
    )
    .option('--born [day]', 'the date of birth; asked for when left out', orAsked)
    .option('--email [address]', 'asked for when left out', orAsked)
    .option('--phone [number]', 'asked for when left out', orAsked)
    .action((reference: string, options: EditOptions) => finish(editEnquiry(reference, options, context)))
}

function editEnquiry(reference: string, options: EditOptions, context: CommandContext): Promise<ExitCode> {
  const fields = correctableFields.filter((field) => options[optionOf[field]] !== undefined)
  if (fields.length === 0)
    throw new Refusal('usage', 'Say what to correct: --name, --born, --email or --phone.')
  if (fields.some((field) => typeof options[optionOf[field]] === 'string')) warnOfPrivateArgument(context)
  return changeCommand(context, { references: [reference] }, async ({ db, stamp, prompter, waiting }) => {
    const { editDetails, readDetail, readDetails } = await import('../../staff/enquiries/change-enquiry.ts')
    const { findEnquiry } = await import('../../database/enquiries/find-enquiries.ts')
    const enquiry = await findEnquiry(db, reference)
    if (!enquiry) throw noSuchEnquiry([reference])
    const details: Details = {}
    for (const field of fields) {
      const given = options[optionOf[field]]
      if (typeof given === 'string') details[field] = given
    }
    // Checked before anybody is asked for the others.
    readDetails(details, stamp.now)
    for (const field of fields.filter((one) => details[one] === undefined)) {
      const problemOf = (text: string) =>
        prompter.hasPerson ? readDetail(field, text, stamp.now).problem : undefined
      details[field] = await askNew(field, enquiry, prompter, problemOf)
    }
    if (!Object.values(details).some((text) => text !== undefined))
      throw new Refusal('no', 'Nothing was changed.')
    return waiting(editDetails(db, reference, details, { ...stamp, expected: enquiry }))
  })
}

/**
 * The new value; undefined if nothing is typed, which leaves it as it is. Asks again while there is a problem with it. Ctrl-D leaves
 * all as they are.
 */
async function askNew(
  field: CorrectableField,
  enquiry: StoredEnquiry,
  prompter: Prompter,
  problemOf: (text: string) => string | undefined,
): Promise<string | undefined> {
  const present = field === 'dateOfBirth' ? longDate(enquiry[field]) : visibleText(enquiry[field])
  const question = `New ${detailNames[field].toLowerCase()} of ${enquiryLabel(enquiry)} (now ${present}): `
  for (;;) {
    const text = (await prompter.ask(question))?.trim()
    if (text === undefined) throw new Refusal('no', 'Nothing was changed.')
    const problem = text && problemOf(text)
    if (!problem) return text || undefined
    prompter.say(`${problem}\n`)
  }
}
