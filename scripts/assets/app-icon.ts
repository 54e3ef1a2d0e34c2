import { markPaths } from '../../renderer/icons/mark-paths.ts'
import { colour } from './tokens.ts'

interface Shape {
  /** Share of the icon's side that the mark takes. */
  mark: number
  /** Corner radius as a share of the side; 0 fills the square, as systems that cut their own shape need. */
  corner: number
}

/** The mark in chalk and pink on oxblood, as SVG on a grid of 36 units. */
export function appIcon({ mark, corner }: Shape): string {
  const inset = (36 * (1 - mark)) / 2
  const place = `translate(${inset} ${inset}) scale(${mark})`
  const chalk = colour('chalk')
  const pink = colour('pink')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="${36 * corner}" fill="${colour('oxblood')}"/><g transform="${place}"><path fill="${pink}" d="${markPaths.pin}"/><path fill="${chalk}" d="${markPaths.strap}"/><path fill="${chalk}" fill-rule="evenodd" d="${markPaths.dial}"/><path fill="none" stroke="${pink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${markPaths.hands}"/></g></svg>
`
}
