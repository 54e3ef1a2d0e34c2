/** Put between texts that are searched as one: no phrase reaches across it, and the next text begins a sentence. */
const gap = '.\n\n. '

/** Characters in a batch: enough for a whole site, and few enough that 1,000 pages need not be in memory as one text. */
const batchSize = 200_000

/** What a search finds in a text: its offsets there, the end one past the last character. */
export interface Hit {
  start: number
  end: number
}

/** Many texts as a few long ones, each with the offset at which every text begins. */
type JoinedTexts = readonly { joined: string; first: number; starts: readonly number[] }[]

/** Joins texts so that one search covers them all: most patterns match nowhere, and each search is costly to start. */
export function joinTexts(texts: readonly string[]): JoinedTexts {
  const batches: { joined: string; first: number; starts: number[] }[] = []
  for (const [index, text] of texts.entries()) {
    let batch = batches.at(-1)
    if (!batch || batch.joined.length > batchSize) {
      batch = { joined: gap, first: index, starts: [] }
      batches.push(batch)
    }
    batch.starts.push(batch.joined.length)
    batch.joined += text + gap
  }
  return batches
}

/** What `search` finds, with the index of the text that holds it and the offsets there. */
export function searchTogether<Found extends Hit>(
  texts: JoinedTexts,
  search: (text: string) => Found[],
): (Found & { index: number })[] {
  return texts.flatMap(({ joined, first, starts }) =>
    search(joined).map((found) => {
      const nth = starts.findLastIndex((start) => start <= found.start)
      const [start = 0, next = joined.length] = [starts[nth], starts[nth + 1]]
      const end = Math.min(found.end, next - gap.length)
      return { ...found, index: first + nth, start: found.start - start, end: end - start }
    }),
  )
}

/** A text in lower case with every character at its offset. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Every match of `pattern`, which has to be global. */
export const hitsOf = (pattern: RegExp, text: string): Hit[] =>
  Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({ start: index, end: index + match.length }))
