/** Stands between texts that are searched as one; no phrase reaches across it, and a text begins a sentence after it. */
const gap = '.\n\n. '

/** Characters of a batch: a whole site fits in, and 1,000 pages don't take the memory of one text. */
const batchSize = 200_000

/** What a search finds in a text: its offsets there, the end one past the last character. */
export interface Hit {
  start: number
  end: number
}

/** Many texts as a few long ones, each with the offset at which every text begins. */
type JoinedTexts = readonly { joined: string; first: number; starts: readonly number[] }[]

/** Joins texts, so that one search does for all: most patterns occur nowhere, and are costly to begin with. */
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

/** A text in lower case with every character in its place. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Every place where `pattern`, which is global, matches. `matchAll` would copy the pattern for each text. */
export function hitsOf(pattern: RegExp, text: string): Hit[] {
  const hits: Hit[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    hits.push({ start: match.index, end: match.index + match[0].length })
  }
  return hits
}
