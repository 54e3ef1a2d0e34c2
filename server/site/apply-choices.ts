import type { Choice } from './manifest.ts'

/** The choices that a query makes, in the order of the page; what else is in it is ignored. */
export function chosenBy(query: string, choices: readonly Choice[] = []): Choice[] {
  const asked = new Set(query.split('&'))
  return choices.filter((choice) => asked.has(choice.query))
}

/** A page's bytes with its choices made. */
export function applyChoices(body: Buffer, chosen: readonly Choice[]): Buffer {
  const edits = chosen.flatMap((choice) => choice.edits).toSorted((a, b) => a.at - b.at)
  const parts = edits.flatMap(({ at, text }, index) => {
    const before = edits[index - 1]
    return [body.subarray(before ? before.at + before.length : 0, at), Buffer.from(text)]
  })
  const last = edits.at(-1)
  return Buffer.concat([...parts, body.subarray(last ? last.at + last.length : 0)])
}
