import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { day } from '../../schemas/time/durations.ts'
import { purgeDaily } from '../../server/daily-purge.ts'
import { createLog } from '../../server/log.ts'
import { now, useClinic } from '../cli/clinic-fixture.ts'
import { monthInHours, overdueHours } from '../support/retention-times.ts'

const clinic = useClinic()
afterEach(() => {
  vi.useRealTimers()
})

const received = async (count: number, hoursAgo: number) => {
  for (let index = 0; index < count; index += 1) await clinic.receive({}, hoursAgo)
}
const stored = () => clinic.withDatabase((db) => db('enquiries').pluck('reference'))
/** Runs the service's deletion until its log matches `line`, then does `work`. */
const purged = (line: RegExp, work: (lines: string[]) => Promise<unknown> = async () => {}) =>
  clinic.withDatabase(async (database) => {
    const lines: string[] = []
    const clock = () => now
    const log = createLog({ level: 'info', write: (text) => lines.push(text), clock })
    purgeDaily({ database, retention: { count: 24, unit: 'month', isPlaceholder: false }, clock, log })
    await expect.poll(() => lines.join('')).toMatch(line)
    await work(lines)
  })

test.each([
  ['more than a fifth of all are due', 3, 1, 'share'],
  ['one is dated later than now', 9, -1, 'clock'],
  ['one has been due for over a week', 9, 1, 'late'],
])('nothing is deleted when %s: the clock may be wrong', async (_, others, hoursAgo, reason) => {
  await received(1, 30 * monthInHours)
  await received(others, hoursAgo)
  await purged(new RegExp(`"error","event":"purge_refused","reason":"${reason}"`))
  expect(await stored()).toHaveLength(others + 1)
})

test('a restricted enquiry is deleted once its restriction is lifted, and does not count as late', async () => {
  await received(9, 1)
  const kept = await clinic.receive({}, 30 * monthInHours)
  await clinic.run('enquiries', 'restrict', kept)
  await clinic.run('enquiries', 'restrict', kept, '--lift')
  await purged(/"purged","deleted":1/)
  expect(await stored()).not.toContain(kept)
})

test('the deletion runs once a day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  await received(5, 1)
  await purged(/"purged","deleted":0/, async (lines) => {
    await received(1, overdueHours)
    vi.advanceTimersByTime(day)
    await expect.poll(() => lines.join('')).toMatch(/"purged","deleted":1/)
  })
})

test('mails that were written as files are removed after 30 days', async () => {
  const folder = join(clinic.directory, 'var', 'outbox')
  mkdirSync(folder, { recursive: true })
  const mailOf = (days: number) => {
    const file = join(folder, `${days}.eml`)
    writeFileSync(file, 'mail')
    utimesSync(file, now, new Date(now.getTime() - days * day))
    return file
  }
  const [old, recent] = [mailOf(31), mailOf(29)]
  await purged(/"purged"/, () => expect.poll(() => existsSync(old)).toBe(false))
  expect(existsSync(recent)).toBe(true)
})
