import { expect, test } from 'vitest'
import { memoryCounter, totals } from './hit-counter.ts'

const start = new Date('2026-11-20T09:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

test('hits add up until the window of the first one ends, to the second', async () => {
  const { hit } = memoryCounter()
  await hit('a', 60, start)
  expect(await hit('a', 60, later(59.5))).toEqual({ count: 2, retryAfterSeconds: 1 })
  expect(await hit('a', 60, later(60))).toEqual({ count: 1, retryAfterSeconds: 60 })
})

test('taking back more hits than were counted leaves the count at zero', async () => {
  const { hit, takeBack } = memoryCounter()
  await hit('a', 60, start)
  await takeBack('a')
  await takeBack('a')
  expect((await hit('a', 60, start)).count).toBe(1)
})

test('a flood of keys makes the counter forget earlier ones, but not how many everyone has sent', async () => {
  const { hit: count } = memoryCounter()
  for (const total of Object.values(totals)) await count(total, 60, start)
  for (let key = 2; key <= 100_000; key += 1) await count(String(key), 60, start)
  expect((await count('100000', 60, start)).count).toBe(2)
  expect((await count('2', 60, start)).count).toBe(1)
  for (const total of Object.values(totals)) expect((await count(total, 60, start)).count).toBe(2)
})
