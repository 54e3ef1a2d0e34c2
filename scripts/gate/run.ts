import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** Where the output of a command goes: to this terminal at once, or into a text that is printed later. */
export type Output = 'terminal' | ((text: string) => void)

/** The path of an installed package's program; npx would take half a second of processor time to find it. */
export const installed = (name: string): string => resolve('node_modules/.bin', name)

export const seeAbove = 'see its output above'

/** The failure of a part that does not name one itself. */
export const endedWith = (name: string, code: number): string =>
  `${name}: ended with code ${code}, ${seeAbove}`

/** Runs a program and resolves to its exit code, also when it fails or cannot be started. */
export function run(
  command: string,
  args: string[],
  { output = 'terminal', env = {} }: { output?: Output; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  const print = output === 'terminal' ? (text: string) => void process.stdout.write(text) : output
  const written = output === 'terminal' ? 'inherit' : 'pipe'
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', written, written],
      env: { ...process.env, ...env },
    })
    child.stdout?.setEncoding('utf8').on('data', print)
    child.stderr?.setEncoding('utf8').on('data', print)
    child.on('error', (error) => {
      print(`${command} could not be started: ${error.message}\n`)
      done(127)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}
