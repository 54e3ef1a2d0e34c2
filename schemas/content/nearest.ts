/** Levenshtein distance between two short words, case ignored. */
function distance(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()]
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The known word closest to `word`, or undefined when none is near enough to be a likely slip. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3))
  let best: { candidate: string; gap: number } | undefined
  for (const candidate of known) {
    const gap = distance(word, candidate)
    if (gap <= limit && (best === undefined || gap < best.gap)) best = { candidate, gap }
  }
  return best?.candidate
}
