import { withCommas } from '../schemas/counted.ts'
import type { OnProgress, Progress } from '../staff/progress.ts'
import type { CommandContext } from './command-context.ts'

/** Milliseconds before progress is shown, and between updates. */
const interval = 1_000
const clearLine = '\r\u001b[K'

/**
 * Shows on a terminal how far a long task is, in one line that is cleared at the end.
 *
 * @param work may pause this until the next progress, to ask a question
 */
export async function withProgress<Result>(
  { stderr, env }: Pick<CommandContext, 'stderr' | 'env'>,
  what: string,
  work: (onProgress: OnProgress, pause: () => void) => Promise<Result>,
): Promise<Result> {
  if (!stderr.isTTY)
    return work(
      () => {},
      () => {},
    )
  const started = performance.now()
  const overwrites = env.TERM !== 'dumb'
  let progress: Progress = {}
  let isShown = false
  let isPaused = false
  const show = () => {
    if (isPaused || (isShown && !overwrites)) return
    const seconds = Math.round((performance.now() - started) / 1000)
    stderr.write(overwrites ? `${clearLine}${line(what, progress)}, ${seconds} s` : `${what} ...\n`)
    isShown = true
  }
  const clear = () => {
    if (isShown && overwrites && !isPaused) stderr.write(clearLine)
  }
  const timer = setInterval(show, interval)
  try {
    return await work(
      (latest) => {
        progress = latest
        isPaused = false
      },
      () => {
        clear()
        isPaused = true
      },
    )
  } finally {
    clearInterval(timer)
    clear()
  }
}

function line(what: string, { step, done, total }: Progress): string {
  const parts = [what]
  if (step) parts.push(step)
  if (done !== undefined && total) parts.push(`${withCommas(done)} of ${withCommas(total)}`)
  return parts.join(': ')
}
