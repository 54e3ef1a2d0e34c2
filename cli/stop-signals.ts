import { discardUnfinished } from '../database/unfinished.ts'

/** Takes unfinished files away before a signal, such as Ctrl-C, ends the process. A second signal ends it at once. */
export function discardWhenStopped(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await discardUnfinished()
      process.kill(process.pid, signal)
    })
  }
}
