import { readFileSync } from 'node:fs'
import { advances } from './font-metrics.ts'

const display = 'scripts/assets/fonts/display-400.ttf'
const text = 'scripts/assets/fonts/text-600.ttf'

/** The static faces that sharing images are set in: files, and the family names inside them. */
export const drawnFonts = { files: [display, text], display: 'Besley', text: 'Hanken Grotesk' } as const

/** Width of a line in the display face at the given size, in the size's unit. */
export const displayWidth = widthIn(display)
/** The same as {@link displayWidth}, in the text face. */
export const textWidth = widthIn(text)

function widthIn(face: string) {
  const advance = advances(readFileSync(face))
  return (line: string, size: number): number =>
    [...line].reduce((sum, character) => sum + advance(character.codePointAt(0) ?? 32), 0) * size
}

/** Sizes tried in turn, in pixels, each with the number of lines it may take. */
const trials = [
  { size: 84, most: 3 },
  { size: 72, most: 4 },
  { size: 60, most: 5 },
  { size: 50, most: 6 },
]

/** Breaks a title at spaces into lines of at most `width` pixels, at the largest size that holds it, or else the smallest. */
export function titleLines(title: string, width: number) {
  let set = { size: 0, lines: [] as string[] }
  for (const { size, most } of trials) {
    set = { size, lines: breakLines(title, width, size) }
    if (set.lines.length <= most && set.lines.every((line) => displayWidth(line, size) <= width)) break
  }
  return set
}

function breakLines(title: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && displayWidth(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
