import { expect, it } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

it('leaves room for others while one client fills its share, and gives the share back', async () => {
  const limit = concurrencyLimit(4, 2)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const waiting = [1, 2].map(() => limit.run('one', () => held))
  await expect(limit.run('one', async () => 'stored')).rejects.toMatchObject({ problem: 'tooMany' })
  expect(await limit.run('other', async () => 'stored')).toBe('stored')
  const others = ['a', 'b'].map((client) => limit.run(client, () => held))
  await expect(limit.run('c', async () => 'stored')).rejects.toMatchObject({ problem: 'unavailable' })
  release()
  await Promise.all([...waiting, ...others])
  expect([await limit.run('one', async () => 'stored'), limit.running()]).toEqual(['stored', 0])
})
