/** A rectangle in CSS pixels of the window. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** One run of text and where it is painted, one box per line. */
export interface TextRun {
  element: Element
  text: string
  lines: Box[]
}

/** A short name by which a person finds the element: `a.button "Book"`. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('class')?.split(' ').slice(0, 2).join('.') ?? ''
  const words = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30) ?? ''
  return `${element.tagName.toLowerCase()}${label && `.${label}`} "${words}"`
}

/** Whether only assistive technology perceives the element: a one-pixel box, or one outside the page. */
function isVisuallyHidden(element: Element): boolean {
  const hidden = element.closest('.visually-hidden, [aria-hidden="true"] input')
  if (hidden) return true
  const { width, height, right, bottom } = element.getBoundingClientRect()
  return width <= 1 || height <= 1 || right + scrollX <= 0 || bottom + scrollY <= 0
}

export function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isVisuallyHidden(element)
  )
}

/** Whether the element stays in the window while the page moves beneath it. */
export function isFixed(element: Element): boolean {
  if (element.closest('.site-header, .book-bar')) return true
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (getComputedStyle(box).position === 'fixed') return true
  }
  return false
}

/** All visible text, in the order of the document. */
export function shownText(): TextRun[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const runs: TextRun[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || element.closest('script, style, select, option, svg') || !isShown(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
    runs.push({ element, text, lines })
  }
  return runs
}

/** How far two boxes overlap, in CSS pixels across and down; negative where they are apart. */
export function overlap(one: Box, other: Box): { across: number; down: number } {
  return {
    across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  }
}
