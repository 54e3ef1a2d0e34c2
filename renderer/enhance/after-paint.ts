/** Defers work that nobody sees until the browser has shown what a press has changed. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
