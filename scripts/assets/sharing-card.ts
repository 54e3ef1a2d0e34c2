import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { markPaths } from '../../renderer/icons/mark-paths.ts'
import { drawingOf, illustrations } from '../../renderer/illustrations/index.ts'
import { escapeMarkup } from '../../schemas/escape-markup.ts'
import { drawingStyles } from './drawing-styles.ts'
import { drawnFonts, textWidth, titleLines } from './title-lines.ts'
import { colour } from './tokens.ts'

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
  const { size, lines } = titleLines(title, 540)
  const leading = size * 1.12
  const first = 330 - (leading * (lines.length - 1)) / 2 + size * 0.28
  const words = lines
    .map(
      (line, index) =>
        `<text x="72" y="${(first + index * leading).toFixed(1)}">${escapeMarkup(line)}</text>`,
    )
    .join('')
  const ticks = Array.from(
    { length: 69 },
    (_, index) => `M${72 + index * 8} 540v${index % 10 === 0 ? 14 : 7}`,
  ).join('')
  const eyebrowSize = Math.min(26, eyebrowRoom / textWidth(eyebrow, 1))
  const ink = colour('ink')
  const accent = colour('oxblood')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<style><![CDATA[${drawingStyles()}]]></style>
<svg x="680" y="0" width="520" height="630" viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" overflow="visible"><g class="illustration">${drawingShapes(drawingOf(illustration))}</g></svg>
<rect width="680" height="630" fill="${colour('chalk')}"/>
<g transform="translate(68 68) scale(1.5)"><path fill="${accent}" d="${markPaths.pin}"/><path fill="${ink}" d="${markPaths.strap}"/><path fill="${ink}" fill-rule="evenodd" d="${markPaths.dial}"/><path fill="none" stroke="${accent}" stroke-width="2" stroke-linecap="round" d="${markPaths.hands}"/></g>
<text x="142" y="106" font-family="${drawnFonts.text}" font-weight="600" font-size="${eyebrowSize}" fill="${accent}">${escapeMarkup(eyebrow)}</text>
<g font-family="${drawnFonts.display}" font-size="${size}" letter-spacing="${-0.02 * size}" fill="${ink}">${words}</g>
<path d="M72 540h544${ticks}" stroke="${ink}" stroke-width="1.5" fill="none"/>
</svg>`
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
