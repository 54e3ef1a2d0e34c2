import type { Command } from 'commander'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { visibleText } from '../../schemas/visible-text.ts'
import type { Contact } from '../../staff/change-enquiry.ts'
import { changeCommand } from '../change-command.ts'
import { enquiryLabel } from '../change-text.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { CommandFailure, type ExitCode, exitCodes } from '../exit-code.ts'
import { warnOfPrivateArgument } from '../private-text.ts'
import { referenceArgument, type TypedReference } from '../reference-argument.ts'
import { linePrompter, type TerminalPrompter } from '../terminal-prompter.ts'

interface EditOptions {
  email?: string | true
  phone?: string | true
}

export function addEditCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('edit')
    .description('correct an email address or phone number that the visitor mistyped')
    .addArgument(referenceArgument())
    .option('--email [address]', 'asked for when left out, so that no list of processes shows it')
    .option('--phone [number]', 'asked for when left out')
    .action(async (typed: TypedReference, options: EditOptions) =>
      finish(await editEnquiry(typed, options, context)),
    )
}

function editEnquiry(
  typed: TypedReference,
  options: EditOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const fields = (['email', 'phone'] as const).filter((field) => options[field] !== undefined)
  if (fields.length === 0)
    throw new CommandFailure(exitCodes.usage, 'Say what to correct: --email, --phone or both.')
  if (fields.some((field) => typeof options[field] === 'string')) warnOfPrivateArgument(context)
  return changeCommand(context, { typed: [typed] }, async ({ db, enquiries, stamp }) => {
    const { editContact } = await import('../../staff/change-enquiry.ts')
    const enquiry = await enquiries.findEnquiry(db, typed.reference)
    const contact: Contact = {}
    const expected: Contact = {}
    const prompter = linePrompter(context)
    try {
      if (enquiry)
        for (const field of fields) {
          const given = options[field]
          expected[field] = enquiry[field]
          contact[field] = typeof given === 'string' ? given : await askNew(field, enquiry, prompter)
        }
    } finally {
      prompter.close()
    }
    return editContact(db, typed.reference, contact, { ...stamp, expected })
  })
}

async function askNew(
  field: 'email' | 'phone',
  enquiry: StoredEnquiry,
  prompter: TerminalPrompter,
): Promise<string> {
  const present = visibleText(enquiry[field])
  const text = (await prompter.ask(`New ${field} of ${enquiryLabel(enquiry)} (now ${present}): `))?.trim()
  if (text) return text
  throw new CommandFailure(exitCodes.no, 'Nothing was changed.')
}
