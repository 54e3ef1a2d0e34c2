import { spawn } from 'node:child_process'

export interface Terminal {
  columns: number
  rows: number
  /** Shows a long text a screen at a time; false if no pager can be started, or it fails. */
  page: (text: string) => Promise<boolean>
}

/** The terminal of this process; undefined if the output goes to a file or another program. */
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

/** Keeps less from running commands and from storing what was searched for, since the text is personal. */
const privateLess = { LESS: 'FRX', LESSHISTFILE: '-', LESSSECURE: '1', LESSCHARSET: 'utf-8' }

function pageWith(command: string, text: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [program, ...args] = command.split(/\s+/).filter(Boolean)
  if (!program || program === 'cat') return Promise.resolve(false)
  return new Promise((done) => {
    const pager = spawn(program, args, {
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { ...env, ...privateLess },
    })
    const ignoreInterrupt = () => {}
    process.on('SIGINT', ignoreInterrupt)
    const end = (shown: boolean) => {
      process.off('SIGINT', ignoreInterrupt)
      done(shown)
    }
    pager.on('error', () => end(false))
    // One that fails, as with a mistyped option, has probably shown nothing.
    pager.on('close', (exitCode) => end(exitCode === 0 || exitCode === null))
    // The person may quit before everything is written.
    pager.stdin.on('error', () => {})
    pager.stdin.end(text)
  })
}
