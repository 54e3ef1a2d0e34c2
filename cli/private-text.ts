import { isUtf8 } from 'node:buffer'
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseReference } from '../schemas/enquiry-reference.ts'
import { visibleLines } from '../schemas/visible-text.ts'
import { Refusal } from '../staff/refusal.ts'
import type { CommandContext } from './command-context.ts'
import { stopSignals } from './stop-signals.ts'
import type { Prompter } from './terminal-prompter.ts'

/** Where to get text about a person, which the list of processes should never show. */
interface TextSource {
  /** An argument; `-` for the standard input; true or absent to be asked. */
  given: string | true | undefined
  /** Open the person's editor. */
  editor?: boolean | undefined
  /** What the editor shows at first. */
  initial?: string
  question: string
  prompter: Prompter
}

/** Gives `work` the text. If that fails, prints what was written in the editor, since the editor's file is gone by then. */
export async function withPrivateText<Result>(
  source: TextSource,
  context: CommandContext,
  work: (text: string) => Promise<Result>,
): Promise<Result> {
  const written = await readPrivateText(source, context)
  try {
    return await work(written)
  } catch (error) {
    if (source.editor && written.trim())
      context.stderr.write(`What you wrote:\n${visibleLines(written).join('\n')}\n`)
    throw error
  }
}

/** @throws Refusal when there is no terminal to ask at, no answer, only a reference as the argument, a text as well as `editor`, or no UTF-8 */
async function readPrivateText(
  { given, editor, initial = '', question, prompter }: TextSource,
  context: CommandContext,
): Promise<string> {
  if (editor && given !== undefined && given !== true)
    throw new Refusal('usage', 'Nothing was changed: give the text, or --editor to write it, not both.')
  if (editor) return textFromEditor(initial, context)
  if (given === '-') return textFromStdin(context)
  if (typeof given === 'string') {
    warnOfPrivateArgument(context)
    requireWords(given)
    return given
  }
  if (!prompter.hasPerson)
    throw new Refusal(
      'usage',
      'Nothing was changed: there is no terminal to ask at. Write - and give the words on the standard input.',
    )
  const answer = await prompter.ask(`${question}: `)
  if (!answer?.trim()) throw new Refusal('no', 'Nothing was changed.')
  return answer
}

/** @throws Refusal for another encoding than UTF-8, of which characters would be lost */
async function textFromStdin({ stdin }: CommandContext): Promise<string> {
  const bytes = stdin ? await buffer(stdin) : Buffer.alloc(0)
  if (isUtf8(bytes)) return bytes.toString('utf8')
  throw new Refusal(
    'usage',
    'Nothing was changed: the note is not in UTF-8. Save its file in UTF-8, or type the note.',
  )
}

/** @throws Refusal for a reference in the place of a note */
export function requireWords(given: string): void {
  if (parseReference(given))
    throw new Refusal(
      'usage',
      'Nothing was changed: the note is only a reference. Write the reference first, then the note.',
    )
}

/** Warns that text about a person does not belong in a command, and why. */
export function warnOfPrivateArgument({ stderr }: CommandContext): void {
  stderr.write(
    'Other people can see what you type in a command: in the list of processes and in the shell’s history. Leave it out, and you are asked for it.\n',
  )
}

/** Has a private file edited in a folder of its own, which is then removed with everything that the editor left in it. */
async function textFromEditor(initial: string, { env }: CommandContext): Promise<string> {
  const editor = env.VISUAL || env.EDITOR
  if (!editor)
    throw new Refusal(
      'usage',
      env.SUDO_USER
        ? 'No editor is known: sudo passes EDITOR on only where its settings say so. Leave --editor out, and type the text.'
        : 'Set EDITOR to the editor you like, for example EDITOR=nano.',
    )
  const folder = await mkdtemp(join(env.XDG_RUNTIME_DIR || tmpdir(), 'clinic-note-'))
  try {
    const file = join(folder, 'note.txt')
    await writeFile(file, initial, { mode: 0o600 })
    const exitCode = await runEditor(editor, file)
    if (exitCode !== 0) throw new Refusal('no', 'Nothing was changed: the editor ended with an error.')
    return await readFile(file, 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Signals end the editor and not this program, which still has to remove the file. */
async function runEditor(editor: string, file: string): Promise<number | null> {
  const ignore = () => {}
  for (const signal of stopSignals) process.on(signal, ignore)
  try {
    return await new Promise((done, failed) => {
      const child = spawn('/bin/sh', ['-c', `${editor} "$1"`, 'sh', file], { stdio: 'inherit' })
      child.on('error', failed)
      child.on('close', done)
    })
  } finally {
    for (const signal of stopSignals) process.off(signal, ignore)
  }
}
