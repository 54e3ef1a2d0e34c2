import { contrast } from '../../../scripts/assets/contrast.ts'
import { nameOf } from './visible.ts'

/** Least contrast of the ring with what lies on either side of it (WCAG 2.2, 2.4.13), and its least width in CSS pixels. */
const leastContrast = 3
const leastWidth = 2

type Colour = [number, number, number, number]

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

const colours = new Map<string, Colour>()

/** Any CSS colour as red, green, blue and opacity, 0 to 255. */
function read(colour: string): Colour {
  const known = colours.get(colour) ?? paint(colour)
  colours.set(colour, known)
  return known
}

function paint(colour: string): Colour {
  if (!canvas) throw new Error('This browser has no canvas to read colours with.')
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue, opacity]
}

const hex = (colour: Colour) =>
  `#${colour
    .slice(0, 3)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

/** The nearest background behind the element that is opaque, or nearly so. */
function groundBehind(element: Element): string {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const colour = read(getComputedStyle(box).backgroundColor)
    if (colour[3] > 200) return hex(colour)
  }
  return '#ffffff'
}

/** What is wrong with the focus ring of the focused element, if anything. */
export function inspectRing(): string[] {
  const focused = document.activeElement
  if (!focused || focused === document.body) return []
  const ringed =
    focused.closest('.card-link') ?? focused.closest('.switch')?.querySelector('.switch-track') ?? focused
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(ringed)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < leastWidth)
    return [`${nameOf(focused)} shows no ring`]
  const ring = hex(read(outlineColor))
  const outside = groundBehind(ringed)
  const gap = /^(rgb\([^)]*\)|color\([^)]*\)) 0px 0px 0px/.exec(boxShadow)?.[1]
  const sides = [outside, gap ? hex(read(gap)) : outside]
  return sides.flatMap((side) => {
    const measured = contrast(ring, side)
    return measured < leastContrast
      ? [`the ring ${ring} of ${nameOf(focused)} has ${measured.toFixed(1)}:1 with ${side}`]
      : []
  })
}
