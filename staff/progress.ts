export interface Progress {
  /** The present step, if there are several. */
  step?: string
  done?: number
  total?: number
}

export type OnProgress = (progress: Progress) => void

/** The same rows, and how many have passed so far, which is also reported at every hundredth. */
export function countingRows<Row>(
  rows: AsyncIterable<Row>,
  total: number,
  onProgress: OnProgress = () => {},
): { rows: AsyncGenerator<Row>; count: () => number } {
  let done = 0
  async function* passing() {
    for await (const row of rows) {
      done += 1
      if (done % 100 === 0) onProgress({ done, total })
      yield row
    }
  }
  return { rows: passing(), count: () => done }
}
