import { type Box, isFixed, isShown, nameOf, overlap, shownText, type TextRun } from './visible.ts'

/** A line's box is higher than its glyphs: lines that overlap by less than this share of it do not touch. */
const slackOfLine = 0.3
/** Longest line of running text, in characters (WCAG 2.2, 1.4.8). */
const longestLine = 80

/** Texts painted over each other. What is fixed to the window is left out, since it covers the page on purpose. */
export function overlappingText(): string[] {
  const lines = shownText()
    .filter(({ element }) => !isFixed(element))
    .flatMap((run) => run.lines.map((line) => ({ run, line })))
    .toSorted((a, b) => a.line.top - b.line.top)
  return lines.flatMap(({ run, line }, index) => {
    const found: string[] = []
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]
      if (!other || other.line.top >= line.bottom) break
      if (other.run === run) continue
      const { across, down } = overlap(line, other.line)
      const height = Math.min(line.bottom - line.top, other.line.bottom - other.line.top)
      if (across > 2 && down > height * slackOfLine)
        found.push(`${nameOf(run.element)} lies over ${nameOf(other.run.element)}`)
    }
    return found
  })
}

/** Text that a box with hidden overflow, or the window's side, cuts off. */
export function clippedText(): string[] {
  return shownText().flatMap((run) => {
    const box = run.lines.find(
      (line) => line.right > document.documentElement.clientWidth + 1 || line.left < -1,
    )
    if (box) return [`${nameOf(run.element)} ends at ${Math.round(box.right)} px`]
    const cutter = cutterOf(run)
    return cutter ? [`${nameOf(run.element)} is cut off by ${nameOf(cutter)}`] : []
  })
}

function cutterOf({ element, lines }: TextRun): Element | undefined {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box)
    const edge = box.getBoundingClientRect()
    const cutsAcross = overflowX !== 'visible'
    const cutsDown = ['hidden', 'clip'].includes(overflowY)
    const isCut = ({ left, right, top, bottom }: Box) =>
      (cutsAcross && (left < edge.left - 1 || right > edge.right + 1)) ||
      (cutsDown && (top + (bottom - top) * slackOfLine < edge.top || bottom - 4 > edge.bottom))
    if (lines.some(isCut)) return box
    if (position === 'fixed') return undefined
  }
  return undefined
}

/** Words that are cut in two without a hyphen, as large text in a narrow window may be. */
export function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || element.closest('script, style, select, svg, a[href^="mailto:"]') || !isShown(element))
      continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}’']{2,}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1)
        found.push(`${word} in ${nameOf(element)}`)
    }
  }
  return found
}

/** Lines of running text that are too long to read with ease. */
export function longLines(): string[] {
  const running = shownText().filter(({ element, text }) => text.length > longestLine && !isFixed(element))
  return running.flatMap(({ element }) => {
    const longest = Math.max(...charactersOfLines(element))
    return longest > longestLine ? [`${nameOf(element)} has a line of ${longest} characters`] : []
  })
}

/** How many characters each full line of the element's text holds. */
function charactersOfLines(element: Element): number[] {
  const counts: number[] = [0]
  let lastTop = Number.NEGATIVE_INFINITY
  let count = 0
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { top, height } = range.getBoundingClientRect()
      if (top > lastTop + height / 2) {
        counts.push(count - 1)
        count = 0
        lastTop = top
      }
      count += word.length
    }
  }
  return [...counts, count]
}
