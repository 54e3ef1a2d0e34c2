const mark = /\[-|\{\+/

/** The lines to print of `git diff --word-diff=plain --unified=0`: each file, and the changed lines of files that both versions have. */
export function changedWords(wordDiff: string): string[] {
  const files = wordDiff.split(/^diff --git /m).slice(1)
  return files.flatMap((text) => {
    const [heading = '', ...hunks] = text.split(/^@@ \S+ \+/m)
    const was = /^rename from (.+)$/m.exec(heading)?.[1]
    // The same name twice, unless the file was renamed.
    const name = /^rename to (.+)$/m.exec(heading)?.[1] ?? /^(.+) \1$/m.exec(heading)?.[1]
    const state = /^(new|deleted) file/m.exec(heading)?.[1] ?? (/^Binary/m.test(heading) && 'replaced')
    if (state) return [`${name} is ${state}`]
    const lines = hunks.flatMap(changedLines)
    const renamed = was ? `${name}, renamed from ${was}` : `${name}`
    return was || lines.length > 0 ? [renamed, ...lines] : []
  })
}

/** The changed lines of a hunk, the first with its number in the file. Above it only spaces may differ. */
function changedLines(hunk: string): string[] {
  const [start = '', ...lines] = hunk.split('\n')
  const first = lines.findIndex((line) => mark.test(line))
  const number = `  ${Number.parseInt(start, 10) + first}: `
  return lines
    .filter((line) => mark.test(line))
    .map((line, index) => `${index === 0 ? number : ' '.repeat(number.length)}${line.trim()}`)
}
