import { spawn } from 'node:child_process'
import { programs } from '../support/process-run.ts'

/** What a person at a terminal saw, with the typed keys and plain `\n` line ends. */
interface Session {
  exitCode: number
  screen: string
}

interface SessionOptions {
  env?: Record<string, string>
  columns?: number
  /** As a shell writes it: `2> file`. */
  redirection?: string
  /** Each `type` is typed once the screen shows its `after`. */
  answers?: readonly { after: RegExp; type: string }[]
  /** Called before each answer is typed, while its question is on the screen. */
  whileAsked?: () => void
}

/** Runs the command line in a pseudo-terminal made by `script` of util-linux. */
export function runInTerminal(
  args: readonly string[],
  { env = {}, columns = 80, redirection = '', answers = [], whileAsked = () => {} }: SessionOptions = {},
): Promise<Session> {
  const line = [process.execPath, programs.cli, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`)
  const command = `stty cols ${columns} rows 24; exec ${line.join(' ')} ${redirection}`
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm-256color', NO_COLOR: '', PAGER: 'cat', SHELL: '/bin/sh', ...env },
  })
  const waiting = [...answers]
  let screen = ''
  let read = 0
  return new Promise((done, failed) => {
    const answerNext = () => {
      const [next] = waiting
      const found = next?.after.exec(screen.slice(read))
      if (!next || !found) return
      read += found.index + found[0].length
      whileAsked()
      child.stdin.write(next.type)
      waiting.shift()
      answerNext()
    }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text.replaceAll('\r\n', '\n')
      try {
        answerNext()
      } catch (error) {
        child.kill()
        failed(error)
      }
    })
    child.on('error', failed)
    child.on('close', (exitCode) => done({ exitCode: exitCode ?? -1, screen }))
  })
}
