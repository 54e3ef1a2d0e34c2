/** Characters up to which a text is shown whole. */
const wholeLength = 90

/** Words of what stays that are shown beside what changes. */
const context = 4

/** Two versions of a text, each cut to the words that differ and a few beside them, with `…` for what is left out. */
export function changedWords(before: string, after: string): [before: string, after: string] {
  if (before.length <= wholeLength && after.length <= wholeLength) return [before, after]
  const [left, right] = [before.split(' '), after.split(' ')]
  const shortest = Math.min(left.length, right.length)
  let start = 0
  while (start < shortest && left[start] === right[start]) start++
  let end = 0
  while (end < shortest - start && left.at(-1 - end) === right.at(-1 - end)) end++
  const cut = (words: string[]) => {
    const [from, to] = [Math.max(0, start - context), Math.min(words.length, words.length - end + context)]
    return `${from > 0 ? '… ' : ''}${shortened(words.slice(from, to).join(' '))}${to < words.length ? ' …' : ''}`
  }
  return [cut(left), cut(right)]
}

/** The beginning of a long text. */
export function shortened(text: string, length = 2 * wholeLength): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}
