/** Works on all items, on so many at once that every thread is busy and memory is not. */
export async function sideBySide<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  atOnce = 4,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
