/** Put between texts that are searched as one: no phrase reaches across it, and the next text begins a sentence. */
const gap = '.\n\n. '

/** Characters in a batch: enough for a whole site, and few enough that 1,000 pages need not be in memory as one text. */
const batchSize = 200_000

/** What a search finds in a text: its offsets there, the end one past the last character. */
export interface Hit {
  start: number
  end: number
}

/** A few long texts in place of many, since most patterns match nowhere, and each search is costly to start. */
function* joined(texts: readonly string[]) {
  let batch = { text: gap, first: 0, starts: [] as number[] }
  for (const [index, text] of texts.entries()) {
    if (batch.text.length > batchSize) {
      yield batch
      batch = { text: gap, first: index, starts: [] }
    }
    batch.starts.push(batch.text.length)
    batch.text += text + gap
  }
  yield batch
}

/** What one search of many texts finds, with the index of the text that holds it and the offsets there. */
export function searchTogether<Found extends Hit>(
  texts: readonly string[],
  search: (text: string) => Found[],
): (Found & { index: number })[] {
  return Array.from(joined(texts), ({ text, first, starts }) =>
    search(text).map((found) => {
      const nth = starts.findLastIndex((start) => start <= found.start)
      const [start = 0, next = text.length] = [starts[nth], starts[nth + 1]]
      const end = Math.min(found.end, next - gap.length)
      return { ...found, index: first + nth, start: found.start - start, end: end - start }
    }),
  ).flat()
}

/** A text in lower case with every character at its offset. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Every match of `pattern`, which has to be global. */
export const hitsOf = (pattern: RegExp, text: string): Hit[] =>
  Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({ start: index, end: index + match.length }))
