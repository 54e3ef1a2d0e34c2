import { discardUnfinished } from '../database/unfinished.ts'

export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Removes unfinished files before a signal, such as Ctrl-C, ends the process. A second signal ends it at once. */
export function discardWhenStopped(): void {
  for (const signal of stopSignals) {
    const stop = async () => {
      // Ctrl-C in a pager is meant for the pager.
      if (process.listenerCount(signal) > 0) return process.once(signal, stop)
      await discardUnfinished()
      process.kill(process.pid, signal)
    }
    process.once(signal, stop)
  }
}
