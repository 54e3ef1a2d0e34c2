interface Waiting<Task, Result> {
  task: Task
  resolve: (result: Result | Promise<Result>) => void
  reject: (error: unknown) => void
}

/**
 * Works on tasks in batches, one batch at a time: the first task at once, those that arrive meanwhile together. `work`
 * resolves with one follow-up for each task, run in turn; when it rejects, all tasks of the batch are rejected.
 */
export class TaskQueue<Task, Result> {
  readonly #batchSize: number
  readonly #work: (tasks: Task[]) => Promise<(() => Promise<Result>)[]>
  readonly #waiting: Waiting<Task, Result>[] = []
  #busy = false

  constructor(batchSize: number, work: (tasks: Task[]) => Promise<(() => Promise<Result>)[]>) {
    this.#batchSize = batchSize
    this.#work = work
  }

  add(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject })
      if (!this.#busy) void this.#drain()
    })
  }

  async #drain() {
    this.#busy = true
    while (this.#waiting.length > 0) await this.#run(this.#waiting.splice(0, this.#batchSize))
    this.#busy = false
  }

  async #run(batch: Waiting<Task, Result>[]) {
    try {
      const followUps = await this.#work(batch.map(({ task }) => task))
      for (const [index, { resolve, reject }] of batch.entries()) {
        await followUps[index]?.().then(resolve, reject)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
