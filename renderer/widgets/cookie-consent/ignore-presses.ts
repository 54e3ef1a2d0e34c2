/** How long presses do nothing after a change of view, in milliseconds. */
const quietTime = 600

let timer: ReturnType<typeof setTimeout> | undefined

/** Ignores presses for a moment, so that the second press of a double click meets nothing that has only just appeared. */
export function ignorePresses(): void {
  const { dataset } = document.documentElement
  dataset.ignorePresses = ''
  clearTimeout(timer)
  timer = setTimeout(() => {
    delete dataset.ignorePresses
  }, quietTime)
}
