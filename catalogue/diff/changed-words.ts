/** What differs in the words of one file. */
export interface ChangedFile {
  file: string
  /** `replaced`: a binary file such as a picture, which has no words to show. */
  state: 'new' | 'removed' | 'changed' | 'replaced'
  /** Its former name, if it was renamed. */
  was?: string
  /** The changed lines of a file that both versions have: `in [-seconds,-]{+a few seconds,+} and we can`. */
  lines: { line: number; text: string }[]
}

/** Parses `git diff --word-diff=porcelain`: the pieces of a line begin with a space, "-" or "+", and "~" ends the line. */
export function changedWords(wordDiff: string): ChangedFile[] {
  const files: ChangedFile[] = []
  let pieces: string[] = []
  let line = 0
  for (const text of wordDiff.split('\n')) {
    const current = files.at(-1)
    if (text.startsWith('diff --git ')) {
      // The same name twice. The two names of a renamed file follow on lines of their own.
      files.push({ file: /^diff --git (.+) \1$/.exec(text)?.[1] ?? '', state: 'changed', lines: [] })
      line = 0
    } else if (text.startsWith('@@')) line = Number(/\+(\d+)/.exec(text)?.[1])
    else if (current && line === 0) readHeading(current, text)
    else if (text !== '~') pieces.push(text)
    else if (current && text === '~') {
      const isChanged = pieces.some((piece) => /^[-+]/.test(piece))
      if (current.state === 'changed' && isChanged) current.lines.push({ line, text: lineOf(pieces) })
      if (!pieces.every((piece) => piece.startsWith('-')) || pieces.length === 0) line += 1
      pieces = []
    }
  }
  return files.filter(({ state, was, lines }) => state !== 'changed' || was !== undefined || lines.length > 0)
}

/** Reads one header line, between a file's name and its first changed words. */
function readHeading(file: ChangedFile, text: string): void {
  const [, from] = /^rename from (.+)$/.exec(text) ?? []
  const [, to] = /^rename to (.+)$/.exec(text) ?? []
  if (from) file.was = from
  if (to) file.file = to
  if (text.startsWith('new file')) file.state = 'new'
  if (text.startsWith('deleted file')) file.state = 'removed'
  if (text.startsWith('Binary files') && file.state === 'changed') file.state = 'replaced'
}

function lineOf(pieces: readonly string[]): string {
  const marked = pieces.map((piece) => {
    if (piece.startsWith('-')) return `[${piece}-]`
    return piece.startsWith('+') ? `{${piece}+}` : piece.slice(1)
  })
  return marked.join('').trim()
}
