import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { markPaths } from '../../renderer/icons/mark-paths.ts'
import { drawingOf, illustrations } from '../../renderer/illustrations/index.ts'
import type { Illustration } from '../../renderer/illustrations/plate.tsx'
import { escapeMarkup } from '../../schemas/escape-markup.ts'
import { drawnFonts, textWidth, titleLines } from './title-lines.ts'
import { colour, drawingStyles } from './tokens.ts'

export interface SharedPage {
  /** Site-absolute path of the page. */
  path: string
  title: string
  /** A few words above the title. */
  eyebrow: string
  /** Name of a scene or treatment; one without a drawing gets the general one. */
  illustration: string
}

/** How wide the words beside the mark may be, in pixels. */
const eyebrowRoom = 514

/**
 * A page's card, 1200 by 630: words on chalk on the left, the drawing on its own ground on the right, the measure below the words.
 * The chalk covers what sticks out of the drawing's frame on the left: clipping it would take three times as long as the rest.
 */
export function sharingCard({ title, eyebrow, illustration }: SharedPage): string {
  const drawing = illustrations[drawingOf(illustration)] as Illustration
  const { size, lines } = titleLines(title, 540)
  const leading = size * 1.12
  const first = 330 - (leading * (lines.length - 1)) / 2 + size * 0.28
  const top = (index: number) => (first + index * leading).toFixed(1)
  const words = lines.map((line, index) => `<text x="72" y="${top(index)}">${escapeMarkup(line)}</text>`)
  const ticks = Array.from({ length: 69 }, (_, index) => `M${72 + index * 8} 540v${index % 10 ? 7 : 14}`)
  const eyebrowSize = Math.min(26, eyebrowRoom / textWidth(eyebrow, 1))
  const ink = colour('ink')
  const accent = colour('oxblood')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<style><![CDATA[${drawingStyles()}]]></style>
<svg x="680" y="0" width="520" height="630" viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" overflow="visible"><g class="illustration">${drawingShapes(drawing)}</g></svg>
<rect width="680" height="630" fill="${colour('chalk')}"/>
<g transform="translate(68 68) scale(1.5)"><path fill="${accent}" d="${markPaths.pin}"/><path fill="${ink}" d="${markPaths.strap}"/><path fill="${ink}" fill-rule="evenodd" d="${markPaths.dial}"/><path fill="none" stroke="${accent}" stroke-width="2" stroke-linecap="round" d="${markPaths.hands}"/></g>
<text x="142" y="106" font-family="${drawnFonts.text}" font-weight="600" font-size="${eyebrowSize}" fill="${accent}">${escapeMarkup(eyebrow)}</text>
<g font-family="${drawnFonts.display}" font-size="${size}" letter-spacing="${-0.02 * size}" fill="${ink}">${words.join('')}</g>
<path d="M72 540h544${ticks.join('')}" stroke="${ink}" stroke-width="1.5" fill="none"/>
</svg>`
}

/** A drawing's shapes as SVG markup without its frame. */
export const drawingShapes = (drawing: Illustration): string =>
  renderToStaticMarkup(createElement(drawing, { alt: '' })).replace(/^<svg[^>]*>|<\/svg>$/g, '')
