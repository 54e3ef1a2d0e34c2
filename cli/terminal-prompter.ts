import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import type { CommandContext, TextSink } from './command-context.ts'

/** Asks a person at the terminal, or reads from a pipe, line by line. `close` lets the program end. */
export interface Prompter {
  /** Whether a person answers, and not a pipe. */
  hasPerson: boolean
  say: (text: string) => void
  /** The answer, of several lines if they were pasted; undefined after Ctrl-D or at the end of the input. */
  ask: (question: string) => Promise<string | undefined>
  close: () => void
}

/** Runs `work` with a prompter, and closes it afterwards. */
export async function withPrompter<Result>(
  context: CommandContext,
  work: (prompter: Prompter) => Promise<Result>,
): Promise<Result> {
  const prompter = linePrompter(context)
  try {
    return await work(prompter)
  } finally {
    prompter.close()
  }
}

function linePrompter({ stdin, stdout, stderr, terminal }: CommandContext): Prompter {
  // Whoever sends the messages to a file, as with `2> log`, still has to see what is asked.
  const screen = stderr.isTTY || !stdout.isTTY ? stderr : stdout
  const say = (text: string) => screen.write(text)
  if (!stdin) return { hasPerson: false, say, ask: async () => undefined, close: () => {} }
  const isTerminal = stdin.isTTY === true && screen.isTTY === true
  const lines: string[] = []
  // Opened only for the first question, since an editor may read stdin before that.
  let reader: Interface | undefined
  let isAtEnd = false
  let wake = () => {}
  const open = (): Interface => {
    const editing = isTerminal && { output: asStream(screen, terminal), historySize: 0 }
    const opened = createInterface({ input: stdin, terminal: isTerminal, ...editing })
    opened.on('line', (line) => {
      lines.push(line)
      wake()
    })
    opened.on('close', () => {
      isAtEnd = true
      wake()
    })
    // While lines are edited, Ctrl-C is only a key, so the signal has to be sent here.
    opened.on('SIGINT', () => {
      stdin.setRawMode?.(false)
      process.kill(process.pid, 'SIGINT')
    })
    return opened
  }
  const nextLine = async () => {
    if (lines.length === 0 && !isAtEnd)
      await new Promise<void>((done) => {
        wake = done
      })
    return lines.shift()
  }
  return {
    hasPerson: stdin.isTTY === true,
    say,
    ask: async (question) => {
      reader ??= open()
      const lastLine = isTerminal ? question.lastIndexOf('\n') + 1 : question.length
      say(question.slice(0, lastLine))
      if (isTerminal) {
        reader.setPrompt(question.slice(lastLine))
        reader.prompt()
      }
      const first = await nextLine()
      // Neither a pipe nor Ctrl-D shows a line break.
      if (!stdin.isTTY || first === undefined) say('\n')
      if (first === undefined || !isTerminal) return first
      const answer = [first]
      // Pasted text arrives as several lines at once, the last perhaps without a line break.
      while (lines.length > 0 || (reader.line !== '' && !isAtEnd)) answer.push((await nextLine()) ?? '')
      return answer.join('\n')
    },
    close: () => reader?.close(),
  }
}

/** The screen as a stream that lines can be edited on. */
function asStream(screen: TextSink, terminal: CommandContext['terminal']): Writable {
  const output = new Writable({ write: (part, _encoding, done) => done(void screen.write(part)) })
  return Object.assign(output, { columns: terminal?.columns })
}
