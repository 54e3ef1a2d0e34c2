import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withProgress } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is written during a task of 2.5 seconds that reports progress once, at its start. */
async function written(isTTY: boolean, env: Record<string, string> = {}): Promise<string[]> {
  const texts: string[] = []
  const stderr = { isTTY, write: (text: unknown) => texts.push(String(text)) }
  await withProgress({ stderr, env }, 'Exporting', async (onProgress) => {
    onProgress({ done: 12_000, total: 100_000 })
    await vi.advanceTimersByTimeAsync(2_500)
  })
  return texts
}

it('shows progress on a terminal after a second, in a line that is cleared at the end', async () => {
  expect(await written(true)).toEqual([
    '\r\u001b[KExporting: 12,000 of 100,000, 1 s',
    '\r\u001b[KExporting: 12,000 of 100,000, 2 s',
    '\r\u001b[K',
  ])
})

it('makes room for a question, and goes on after it', async () => {
  const texts: string[] = []
  const stderr = { isTTY: true, write: (text: unknown) => texts.push(String(text)) }
  await withProgress({ stderr, env: {} }, 'Restoring', async (onProgress, pause) => {
    await vi.advanceTimersByTimeAsync(1_000)
    pause()
    stderr.write('Sure? ')
    await vi.advanceTimersByTimeAsync(5_000)
    onProgress({ step: 'putting it in place' })
    await vi.advanceTimersByTimeAsync(1_000)
  })
  expect(texts).toEqual([
    '\r\u001b[KRestoring, 1 s',
    '\r\u001b[K',
    'Sure? ',
    '\r\u001b[KRestoring: putting it in place, 7 s',
    '\r\u001b[K',
  ])
})

it('writes one line on a terminal that cannot clear it', async () => {
  expect(await written(true, { TERM: 'dumb' })).toEqual(['Exporting ...\n'])
})

it('is silent in a pipe', async () => {
  expect(await written(false)).toEqual([])
})
