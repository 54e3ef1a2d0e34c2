import type { Command } from 'commander'
import { visibleText } from '../../schemas/visible-text.ts'
import type { Contact } from '../../staff/change-enquiry.ts'
import { changeCommand } from '../change-command.ts'
import { enquiryLabel } from '../change-text.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { CommandFailure, type ExitCode, exitCodes } from '../exit-code.ts'
import { warnOfArgument } from '../private-words.ts'
import { referenceArgument, type TypedReference } from '../reference-argument.ts'
import { linePrompter } from '../terminal-prompter.ts'

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
  if (fields.some((field) => typeof options[field] === 'string')) warnOfArgument(context)
  return changeCommand(context, { typed: [typed] }, async ({ db, enquiries, stamp, prompter }) => {
    const { editContact } = await import('../../staff/change-enquiry.ts')
    const present = await enquiries.findEnquiry(db, typed.reference)
    const contact: Contact = {}
    const expected: Contact = {}
    const asking = prompter ?? linePrompter(context)
    for (const field of present ? fields : []) {
      const given = options[field]
      const now = present?.[field] ?? ''
      expected[field] = now
      contact[field] =
        given === true && present
          ? await ask(`New ${field} of ${enquiryLabel(present)} (now ${visibleText(now)}): `, asking.ask)
          : String(given)
    }
    return editContact(db, typed.reference, contact, { ...stamp, expected })
  })
}

async function ask(
  question: string,
  answer: (question: string) => Promise<string | undefined>,
): Promise<string> {
  const text = (await answer(question))?.trim()
  if (text) return text
  throw new CommandFailure(exitCodes.no, 'Nothing was changed.')
}
