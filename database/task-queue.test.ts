import { expect, it } from 'vitest'
import { TaskQueue } from './task-queue.ts'

it('runs the first task at once and the rest in batches, in order', async () => {
  const batches: number[][] = []
  const queue = new TaskQueue<number, string>(3, async (tasks) => {
    batches.push(tasks)
    return tasks.map((task) => async () => `done ${task}`)
  })
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map((task) => queue.add(task)))
  expect(results).toEqual(['done 1', 'done 2', 'done 3', 'done 4', 'done 5', 'done 6'])
  expect(batches).toEqual([[1], [2, 3, 4], [5, 6]])
})

it('goes on after a batch or a task has failed', async () => {
  const queue = new TaskQueue<number, string>(3, async (tasks) => {
    if (tasks.includes(1)) throw new Error('whole batch')
    return tasks.map((task) => async () => {
      if (task === 3) throw new Error('one task')
      return 'done'
    })
  })
  const settled = await Promise.allSettled([1, 2, 3, 4].map((task) => queue.add(task)))
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
})
