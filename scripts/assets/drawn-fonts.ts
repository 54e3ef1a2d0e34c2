import { readFileSync } from 'node:fs'
import { advances } from './font-metrics.ts'

const display = 'scripts/assets/fonts/display-400.ttf'
const text = 'scripts/assets/fonts/text-600.ttf'

/** The static faces that sharing images are set in: files, and the family names inside them. */
export const drawnFonts = { files: [display, text], display: 'Besley', text: 'Hanken Grotesk' } as const

const displayAdvance = advances(readFileSync(display))

/** Width of a line in the display face at the given size, in the size's unit. */
export function displayWidth(line: string, size: number): number {
  return [...line].reduce((sum, character) => sum + displayAdvance(character.codePointAt(0) ?? 32), 0) * size
}
