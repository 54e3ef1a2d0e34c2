import { spawn } from 'node:child_process'

/** What git answered: its output, or why it could not. */
export type GitAnswer = { output: Buffer } | { failed: 'absent' | 'refused'; reason: string }

/** Runs git in a folder. No shell is involved; `input` goes to its standard input. */
export function git(folder: string, args: readonly string[], input = ''): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const child = spawn('git', ['-C', folder, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    let reason = ''
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      reason += part
    })
    child.on('error', ({ message }) => resolve({ failed: 'absent', reason: message }))
    child.on('close', (code) =>
      resolve(code === 0 ? { output: Buffer.concat(output) } : { failed: 'refused', reason: reason.trim() }),
    )
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
