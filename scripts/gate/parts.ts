import type { Output } from './run.ts'

/** How a part of the gate ended, in tests or checks. */
export interface Count {
  passed: number
  skipped: number
  /** A line for each that failed. */
  failures: string[]
}

export interface Part {
  name: string
  /** The part that makes what this one needs. */
  after?: Part
  run: (output: Output) => Promise<Count>
}

interface Result extends Count {
  name: string
  seconds: number
}

/** Runs parts side by side, each once the part that it comes after has ended. The output of each is printed whole when it ends. */
export async function runSideBySide(parts: readonly Part[]): Promise<Result[]> {
  const running = new Map<Part, Promise<Result>>()
  const result = (part: Part): Promise<Result> => {
    const started = running.get(part) ?? runAfter(part, part.after && result(part.after))
    running.set(part, started)
    return started
  }
  process.stdout.write(`\n== ${parts.map(({ name }) => name).join(', ')}\n`)
  return await Promise.all(parts.map(result))
}

async function runAfter({ name, run }: Part, before: Promise<Result> | undefined): Promise<Result> {
  await before
  let text = ''
  const started = performance.now()
  const count = await run((more) => {
    text += more
  })
  process.stdout.write(`\n== ${name}\n${text}`)
  return { name, ...count, seconds: (performance.now() - started) / 1000 }
}
