import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exchange, type Incoming, type Outgoing } from './http-exchange.ts'

const root = resolve(import.meta.dirname, '../..')
const loader = pathToFileURL(resolve(root, 'node_modules/tsx/dist/loader.mjs')).href
const startTimeout = 60_000

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

/** Runs the server from its sources with `directory` as working directory and nothing but `env` and PATH set. */
export function spawnServer(directory: string, env: Record<string, string> = {}): ServerProcess {
  const child = spawn(process.execPath, ['--import', loader, resolve(root, 'server/main.ts')], {
    cwd: directory,
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
  directory: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const started = spawnServer(directory, env)
  const port = await listeningPort(started)
  return {
    ...started,
    port,
    send: (outgoing) => exchange(port, outgoing),
    kill: (signal) => {
      started.child.kill(signal)
      return started.exit
    },
  }
}

function listeningPort({ child, output }: ServerProcess): Promise<number> {
  return new Promise((done, fail) => {
    const giveUp = (why: string) => fail(new Error(`The server ${why}.\n${output.stdout}${output.stderr}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      giveUp('did not listen in time')
    }, startTimeout)
    child.once('close', () => giveUp('ended'))
    const look = () => {
      const found = /"event":"listening".*"port":(\d+)/.exec(output.stdout)
      if (!found) return
      clearTimeout(timer)
      child.stdout?.off('data', look)
      done(Number(found[1]))
    }
    child.stdout?.on('data', look)
  })
}
