const discards = new Set<() => unknown>()

/**
 * Works on something that is of no use until it is finished, such as a file or a scratch database. When the process is
 * told to stop meanwhile, `discard` takes it away.
 */
export async function whileUnfinished<Result>(
  discard: () => unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  discards.add(discard)
  try {
    return await work()
  } finally {
    discards.delete(discard)
  }
}

/** Takes away everything that is unfinished now. */
export async function discardUnfinished(): Promise<void> {
  await Promise.allSettled([...discards].map(async (discard) => discard()))
}
