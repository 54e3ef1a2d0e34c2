import { text } from 'node:stream/consumers'
import { Argument, type Command } from 'commander'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { visibleText } from '../../schemas/visible-text.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { candidatesFor } from '../completion/candidates.ts'
import { completionScripts, type Shell, shells } from '../completion/scripts.ts'
import { withConnection } from '../with-database.ts'

export function addCompletionCommands(program: Command, context: CommandContext, finish: Finish): void {
  program
    .command('completion')
    .description('print a script that completes commands, options, statuses and references with the Tab key')
    .addArgument(new Argument('<shell>', 'your shell').choices(shells))
    .action((shell: Shell) => {
      context.stdout.write(completionScripts[shell])
    })
  program
    .command('complete', { hidden: true })
    .description('answer a shell: words on standard input, one a line, the last being typed')
    .action(() => finish(complete(program, context)))
}

/** Silent about errors, which would disturb the person typing. */
async function complete(program: Command, context: CommandContext): Promise<ExitCode> {
  try {
    const words = context.stdin ? (await text(context.stdin)).replace(/\n$/, '').split('\n') : []
    const found = await candidatesFor(program, words, (start) => references(start, context))
    for (const { word, description } of found) context.stdout.write(`${word}\t${visibleText(description)}\n`)
  } catch {
    // The shell then completes names of files.
  }
  return exitCodes.done
}

function references(start: string, context: CommandContext): Promise<string[]> {
  return withConnection(context, { create: false }, async (db) => {
    const { newestReferences } = await import('../../database/enquiries/newest-references.ts')
    return newestReferences(db, start)
  })
}
