/** How far something is that takes a while. */
export interface Progress {
  /** What is done now, where it has several steps. */
  step?: string
  done?: number
  total?: number
}

export type OnProgress = (progress: Progress) => void

/** The same rows, counted as they pass. */
export async function* counted<Row>(
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
