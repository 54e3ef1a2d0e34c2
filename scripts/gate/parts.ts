import type { Output } from './run.ts'

/** How a part of the gate ended, counted in tests or checks. */
export interface Count {
  passed: number
  skipped: number
  /** A line for each that failed. */
  failures: string[]
}

export interface Part {
  name: string
  run: (output: Output) => Promise<Count>
}

interface Result extends Count {
  name: string
  seconds: number
}

/**
 * Runs `parts` side by side, and `afterFirst` once the first of them has passed: if it failed, what they need is missing. Each
 * part's output is printed whole when it ends.
 */
export async function runSideBySide(parts: readonly Part[], afterFirst: readonly Part[]): Promise<Result[]> {
  process.stdout.write(`\n== ${[...parts, ...afterFirst].map(({ name }) => name).join(', ')}\n`)
  const running = parts.map(runPart)
  const first = await running[0]
  if (first?.failures.length) return await Promise.all(running)
  return await Promise.all([...running, ...afterFirst.map(runPart)])
}

async function runPart({ name, run }: Part): Promise<Result> {
  let text = ''
  const started = performance.now()
  const count = await run((more) => {
    text += more
  })
  process.stdout.write(`\n== ${name}\n${text}`)
  return { name, ...count, seconds: (performance.now() - started) / 1000 }
}
