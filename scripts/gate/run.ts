import { spawn } from 'node:child_process'

/** What a command left behind: its exit code and how long it took. */
export interface Outcome {
  code: number
  seconds: number
}

/** Runs a program with its output on this terminal. Resolves also when it fails or cannot be started. */
export function run(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve) => {
    const finish = (code: number) => resolve({ code, seconds: (performance.now() - started) / 1000 })
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
