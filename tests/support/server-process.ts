import { type ChildProcess, spawn } from 'node:child_process'
import { exchange, type Incoming, type Outgoing } from './http-exchange.ts'

const startTimeout = 120_000

/** A real server process. `stdout` and `stderr` grow while it runs. */
export type ServerProcess = {
  child: ChildProcess
  output: { stdout: string; stderr: string }
  /** Resolves with the exit code, or the signal that ended the process. */
  exit: Promise<number | NodeJS.Signals>
}

export type RunningServer = ServerProcess & {
  port: number
  send: (outgoing?: Outgoing) => Promise<Incoming>
  kill: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals>
}

/**
 * Runs a server's bundle with `directory` as working directory and nothing but `env` and PATH set.
 *
 * @param through a program that runs the server, with its arguments; both then form a process group
 */
export function spawnServer(
  program: string,
  directory: string,
  env: Record<string, string> = {},
  through: readonly string[] = [],
): ServerProcess {
  const [command = '', ...args] = [...through, process.execPath, program]
  const child = spawn(command, args, {
    cwd: directory,
    detached: through.length > 0,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString('utf8')
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString('utf8')
  })
  const exit = new Promise<number | NodeJS.Signals>((done) => {
    child.on('close', (code, signal) => done(code ?? signal ?? -1))
  })
  return { child, output, exit }
}

/** Like {@link spawnServer}, and waits until the server listens. Fails with its output when it does not. */
export async function startServer(
  program: string,
  directory: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const started = spawnServer(program, directory, env)
  const [, port] = await printed(started, /"event":"listening".*"port":(\d+)/)
  return {
    ...started,
    port: Number(port),
    send: (outgoing) => exchange(Number(port), outgoing),
    kill: (signal) => {
      started.child.kill(signal)
      return started.exit
    },
  }
}

/** Resolves once stdout matches. Rejects with the process's output when it ends first, or takes longer than `startTimeout`. */
export function printed({ child, output }: ServerProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((done, fail) => {
    const giveUp = (why: string) =>
      fail(new Error(`The server ${why} before it wrote ${pattern}.\n${output.stdout}${output.stderr}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      giveUp('took too long')
    }, startTimeout)
    const ended = () => {
      clearTimeout(timer)
      giveUp('ended')
    }
    const look = () => {
      const found = pattern.exec(output.stdout)
      if (!found) return
      clearTimeout(timer)
      child.stdout?.off('data', look)
      child.off('close', ended)
      done(found)
    }
    child.once('close', ended)
    child.stdout?.on('data', look)
    look()
  })
}
