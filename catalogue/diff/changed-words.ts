/** What differs in the words of one file. */
export interface ChangedFile {
  file: string
  state: 'new' | 'removed' | 'changed'
  /** Its name before, where it was renamed. */
  was?: string
  /** The changed lines of a file that both versions have: `in [-seconds,-]{+a few seconds,+} and we can`. */
  lines: { line: number; text: string }[]
}

/** Reads what `git diff --word-diff=porcelain` says: pieces of a line that begin with a space, "-" or "+", and "~" where it ends. */
export function changedWords(wordDiff: string): ChangedFile[] {
  const files: ChangedFile[] = []
  let pieces: string[] = []
  let line = 0
  for (const text of wordDiff.split('\n')) {
    const [, was, file] = /^diff --git (.+) (.+)$/.exec(text) ?? []
    const current = files.at(-1)
    if (was !== undefined && file !== undefined) {
      files.push({ file, state: 'changed', ...(was !== file && { was }), lines: [] })
      line = 0
    } else if (text.startsWith('@@')) line = Number(/\+(\d+)/.exec(text)?.[1])
    else if (current && line === 0 && text.startsWith('new file')) current.state = 'new'
    else if (current && line === 0 && text.startsWith('deleted file')) current.state = 'removed'
    else if (line > 0 && text !== '~') pieces.push(text)
    else if (current && text === '~') {
      const isChanged = pieces.some((piece) => /^[-+]/.test(piece))
      if (current.state === 'changed' && isChanged) current.lines.push({ line, text: lineOf(pieces) })
      if (!pieces.every((piece) => piece.startsWith('-')) || pieces.length === 0) line += 1
      pieces = []
    }
  }
  return files.filter(({ state, was, lines }) => state !== 'changed' || was !== undefined || lines.length > 0)
}

function lineOf(pieces: readonly string[]): string {
  const marked = pieces.map((piece) => {
    if (piece.startsWith('-')) return `[${piece}-]`
    return piece.startsWith('+') ? `{${piece}+}` : piece.slice(1)
  })
  return marked.join('').trim()
}
