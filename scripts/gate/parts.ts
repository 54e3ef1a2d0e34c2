import type { Output } from './run.ts'

/** How a part of the gate ended, in tests or checks. */
export interface Count {
  passed: number
  failed: number
  skipped: number
}

export interface Part {
  name: string
  run: (output: Output) => Promise<Count>
}

export interface Result extends Count {
  name: string
  seconds: number
}

/**
 * Runs parts side by side. A part that runs alone prints as it goes; the output of several is kept apart, each printed
 * whole under its name when the part ends.
 */
export async function runSideBySide(parts: Part[]): Promise<Result[]> {
  const heading = (name: string) => `\n== ${name}\n`
  const isAlone = parts.length === 1
  process.stdout.write(heading(parts.map(({ name }) => name).join(', ')))
  return await Promise.all(
    parts.map(async ({ name, run }) => {
      let text = ''
      const started = performance.now()
      const count = await run(
        isAlone
          ? 'terminal'
          : (more) => {
              text += more
            },
      )
      if (!isAlone) process.stdout.write(heading(name) + text)
      return { name, ...count, seconds: (performance.now() - started) / 1000 }
    }),
  )
}
