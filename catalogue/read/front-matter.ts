/** Offsets of an MDX file's front matter (between the `---` lines) and of the body after it. */
export interface FrontMatter {
  start: number
  end: number
  body: number
}

const opening = /^---[ \t]*\r?\n/
const closing = /^---[ \t]*(?:\r?\n|$)/gm

/** Finds the front matter at the top of a file, or says that there is none. */
export function findFrontMatter(text: string): FrontMatter | undefined {
  const first = opening.exec(text)
  if (!first) return undefined
  closing.lastIndex = first[0].length
  const last = closing.exec(text)
  return last ? { start: first[0].length, end: last.index, body: last.index + last[0].length } : undefined
}
