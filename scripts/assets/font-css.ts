import { type FontFace, letterWidths } from './font-faces.ts'
import { type FontMetrics, meanWidth } from './font-metrics.ts'

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The rule for a file of a face; `more` is a further line of it. */
function fileRule({ family, weight }: FontFace, url: string, more = ''): string {
  return `@font-face {
  font-family: "${family}";
  src: url("${url}") format("woff2");
  font-weight: ${typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`};
  font-display: swap;
${more}}
`
}

/**
 * Rules for the face itself, and for fallbacks stretched to the same widths and line box, so that nothing moves when the face
 * loads. A display face that covers one weight is also used for bold headings.
 */
export function faceRules(face: FontFace, url: string, metrics: FontMetrics): string {
  const fallbacks = face.fallbacks.map((fallback) => fallbackRule(face.family, fallback, metrics))
  return [fileRule(face, url), ...fallbacks].join('\n')
}

/** Every text has a line height of its own, so the fallback's line gap has no effect. */
function fallbackRule(
  family: string,
  { local, widths }: FontFace['fallbacks'][number],
  metrics: FontMetrics,
): string {
  const adjust = metrics.meanWidth / (meanWidth(letterWidths[widths]) / 1000)
  return `@font-face {
  font-family: "${family} Fallback";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(metrics.ascent / adjust)};
  descent-override: ${percent(metrics.descent / adjust)};
}
`
}

/** More letters of a face, from a file of their own. */
export function letterRules(face: FontFace, url: string, ranges: readonly [number, number][]): string {
  const hex = (code: number) => code.toString(16)
  const codes = ranges.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(', ')
  return fileRule(face, url, `  unicode-range: ${codes};\n`)
}
