import { spawn } from 'node:child_process'

/** Runs one of this project's programs beside this one; its output is told only when it fails. */
export function runProgram(program: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['scripts/program.mjs', program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  const stop = () => child.kill()
  process.once('exit', stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', stop)
      if (code === 0) resolve()
      else reject(new Error(`${program} ended with ${code}.\n${output}`))
    })
  })
}
