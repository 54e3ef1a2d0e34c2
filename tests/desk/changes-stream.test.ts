import { join } from 'node:path'
import type { Request, Response } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useDatabase } from '../../database/use-database.ts'
import { changesStream } from '../../desk/api/changes-stream.ts'
import { newMigratedSqlite } from '../support/process-run.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

test('an open page is told of each minute although nothing has changed, until the desk ends', async () => {
  const { path, remove } = temporaryDirectory()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
    remove()
  })
  await useDatabase(newMigratedSqlite(join(path, 'clinic.sqlite3')), {}, async (db) => {
    const stream = changesStream(db)
    const page = { type: () => page, write: vi.fn(), end: vi.fn() }
    stream.handler({ on: vi.fn() } as unknown as Request, page as unknown as Response, () => {})
    expect(page.write.mock.calls).toEqual([['data: changed\n\n']])
    vi.advanceTimersByTime(3 * 60_000)
    expect(page.write).toHaveBeenCalledTimes(4)
    await stream.end()
    expect(page.end).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10 * 60_000)
    expect(page.write).toHaveBeenCalledTimes(4)
  })
})
