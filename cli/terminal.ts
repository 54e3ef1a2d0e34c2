import { spawn } from 'node:child_process'

/** The terminal that shows what is printed. */
export interface Terminal {
  columns: number
  rows: number
  /** Shows a long text a screen at a time; false where no pager can be started. */
  page: (text: string) => Promise<boolean>
}

/** The terminal of this process, or undefined where the output goes to a file or another program. */
export function standardTerminal(env: NodeJS.ProcessEnv): Terminal | undefined {
  const { stdin, stdout } = process
  if (!stdout.isTTY) return undefined
  return {
    columns: stdout.columns || 80,
    rows: stdout.rows || 24,
    page: async (text) =>
      stdin.isTTY === true && env.TERM !== 'dumb' && pageWith(env.PAGER ?? 'less', text, env),
  }
}

/**
 * Without files and commands of less, since what it shows is about people: it keeps no history of what was searched for.
 */
const privately = { LESS: 'FRX', LESSHISTFILE: '-', LESSSECURE: '1', LESSCHARSET: 'utf-8' }

function pageWith(command: string, text: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [program, ...args] = command.split(/\s+/).filter(Boolean)
  if (!program || program === 'cat') return Promise.resolve(false)
  return new Promise((done) => {
    const pager = spawn(program, args, {
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { ...env, ...privately },
    })
    const ignoreInterrupt = () => {}
    process.on('SIGINT', ignoreInterrupt)
    const end = (shown: boolean) => {
      process.off('SIGINT', ignoreInterrupt)
      done(shown)
    }
    pager.on('error', () => end(false))
    pager.on('close', () => end(true))
    // Somebody who has seen enough leaves before all is written.
    pager.stdin.on('error', () => {})
    pager.stdin.end(text)
  })
}
