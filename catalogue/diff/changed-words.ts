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

/** Parses `git diff --word-diff=plain --unified=0`. A line that is gone as a whole has no number of its own. */
export function changedWords(wordDiff: string): ChangedFile[] {
  const files: ChangedFile[] = []
  let line = 0
  for (const text of wordDiff.split('\n')) {
    const current = files.at(-1)
    if (text.startsWith('diff --git ')) {
      // The same name twice. The two names of a renamed file follow on lines of their own.
      files.push({ file: /^diff --git (.+) \1$/.exec(text)?.[1] ?? '', state: 'changed', lines: [] })
      line = 0
    } else if (text.startsWith('@@')) line = Number(/\+(\d+)/.exec(text)?.[1])
    else if (current && line === 0) readHeading(current, text)
    else if (current) {
      if (current.state === 'changed' && /\[-|\{\+/.test(text))
        current.lines.push({ line, text: text.trim() })
      if (!/^\[-(?:(?!-\]).)*-\]$/.test(text)) line += 1
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
