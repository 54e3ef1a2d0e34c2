/** Edits between two words, ignoring case, where two letters that changed places are one edit (optimal string alignment). */
function distance(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()]
  let above: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwapped ? (above[j - 2] ?? 0) + 1 : substitution
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution, swap))
    }
    above = row
    row = next
  }
  return row[b.length] ?? 0
}

/** The known word closest to `word`, or undefined when none is near enough to be a likely slip. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const all = [...known]
  const most = word.length < 5 ? 1 : Math.max(2, Math.floor(word.length / 3))
  const [best] = all
    .filter((candidate) => Math.abs(candidate.length - word.length) <= most)
    .map((candidate) => ({ candidate, gap: distance(word, candidate) }))
    .filter(({ gap }) => gap <= most)
    .sort((one, other) => one.gap - other.gap)
  return best?.candidate ?? onlyRelated(word, all)
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
