import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { illustrations } from '../../renderer/illustrations/index.ts'
import { themeColours } from './tokens.ts'

/** The drawings' style rules with every token replaced by its value, for a renderer without custom properties. */
export function drawingStyles(): string {
  const colours = themeColours()
  return readFileSync('renderer/styles/illustration.css', 'utf8').replace(
    /var\(--color-([\w-]+)\)/g,
    (token, name: string) => colours[name] ?? token,
  )
}

/** One drawing's shapes as SVG markup without its frame. Throws when there is no drawing of that name. */
export function drawingShapes(name: string): string {
  const drawing = illustrations[name]
  if (!drawing) {
    throw new Error(
      `There is no drawing named "${name}". Choose one of: ${Object.keys(illustrations).join(', ')}`,
    )
  }
  return renderToStaticMarkup(createElement(drawing, { alt: '' })).replace(/^<svg[^>]*>|<\/svg>$/g, '')
}
