/** Progress of a long task. */
export interface Progress {
  /** The present step, where there are several. */
  step?: string
  done?: number
  total?: number
}

export type OnProgress = (progress: Progress) => void

/** The same rows, whose number is told as they pass. */
export async function* reportingProgress<Row>(
  rows: AsyncIterable<Row>,
  total: number,
  onProgress: OnProgress = () => {},
): AsyncGenerator<Row> {
  let done = 0
  for await (const row of rows) {
    done += 1
    if (done % 100 === 0) onProgress({ done, total })
    yield row
  }
}
