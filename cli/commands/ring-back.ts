import type { Command } from 'commander'
import {
  futureMomentExamples,
  futureMomentProblem,
  readFutureMoment,
} from '../../schemas/time/future-moment.ts'
import { Refusal } from '../../staff/refusal.ts'
import { changeCommand } from '../change-command.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { referenceBefore } from '../reference-argument.ts'

export function addRingBackCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('ring-back')
    .description('note when to ring somebody back; moving the enquiry on clears it')
    .addArgument(referenceBefore('time', (text) => readFutureMoment(text, context.clock()) !== undefined))
    .argument('[when...]', futureMomentExamples)
    .option('--clear', 'nobody needs to ring back')
    .action((reference: string, words: string[], { clear = false }: { clear?: boolean }) => {
      const text = words.join(' ')
      const when = readFutureMoment(text, context.clock())
      const isContradictory = clear && words.length > 0
      if (isContradictory || (!clear && !when)) {
        const problem = clear ? undefined : futureMomentProblem(text, context.clock())
        const examples = `Write when, like ${futureMomentExamples}; or --clear.`
        throw new Refusal('usage', problem ?? examples)
      }
      return finish(
        changeCommand(context, { references: [reference] }, async ({ db, stamp, waiting }) => {
          const { ringBack } = await import('../../staff/enquiries/change-enquiry.ts')
          return waiting(ringBack(db, reference, when, stamp))
        }),
      )
    })
}
