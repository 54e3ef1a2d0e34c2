const discards = new Set<() => unknown>()

/**
 * Works on something that is of no use until it is finished, such as a file. When that fails, or the process is told to
 * stop meanwhile, `discard` removes it.
 */
export async function whileUnfinished<Result>(
  discard: () => unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  discards.add(discard)
  try {
    return await work()
  } catch (error) {
    // A failure to discard must not hide the error that made it necessary.
    await Promise.allSettled([Promise.resolve().then(discard)])
    throw error
  } finally {
    discards.delete(discard)
  }
}

/** Discards everything that is unfinished now. */
export async function discardUnfinished(): Promise<void> {
  await Promise.allSettled([...discards].map(async (discard) => discard()))
}
