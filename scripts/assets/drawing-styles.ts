import { readFileSync } from 'node:fs'
import { themeColours } from './tokens.ts'

/** The drawings' style rules with every token replaced by its value, for a renderer without custom properties. */
export function drawingStyles(): string {
  const colours = themeColours()
  return readFileSync('renderer/styles/illustration.css', 'utf8').replace(
    /var\(--color-([\w-]+)\)/g,
    (token, name: string) => colours[name] ?? token,
  )
}
