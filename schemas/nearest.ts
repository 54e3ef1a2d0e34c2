/**
 * Edits between two short words, ignoring case, where two letters that changed places are one edit (optimal string alignment). A
 * distance above `limit` is not worked out: the result is then some number above it.
 */
function distance(left: string, right: string, limit: number): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()]
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let above: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwapped ? (above[j - 2] ?? 0) + 1 : substitution
      const gap = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution, swap)
      next.push(gap)
      if (gap < least) least = gap
    }
    // A swap may still come from the row above.
    if (least > limit && Math.min(...row) > limit) return limit + 1
    above = row
    row = next
  }
  return row[b.length] ?? 0
}

/** The known word closest to `word`, or undefined when none is near enough to be a likely slip. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const all = [...known]
  let limit = word.length < 5 ? 1 : Math.max(2, Math.floor(word.length / 3))
  let best: string | undefined
  for (const candidate of all) {
    const gap = distance(word, candidate, limit)
    if (gap > limit) continue
    best = candidate
    limit = gap - 1
  }
  return best ?? onlyRelated(word, all)
}

/** The only known word that shares most of its beginning with `word`: `monday` for `mon`, `injectable` for `injections`. */
function onlyRelated(word: string, known: readonly string[]): string | undefined {
  const related = known.filter((candidate) => {
    const shared = sharedStart(word.toLowerCase(), candidate.toLowerCase())
    const [shorter, longer] = [word.length, candidate.length].sort((a, b) => a - b)
    return shared >= 3 && (shared === shorter || shared * 5 >= (longer ?? 0) * 3)
  })
  return related.length === 1 ? related[0] : undefined
}

function sharedStart(left: string, right: string): number {
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return length
}
