/** For work that nobody sees: first the browser shows what a press has changed. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
