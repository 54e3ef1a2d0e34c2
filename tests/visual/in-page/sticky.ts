import { nameOf, overlap } from './visible.ts'

/** Scrolls past every sticky element in `main`, and reports which siblings it covers where its container ends. */
export async function coveredBySticky(): Promise<string[]> {
  const sticky = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  )
  const found: string[] = []
  for (const element of sticky) {
    const room = element.parentElement
    if (!room) continue
    const end = room.getBoundingClientRect().bottom + window.scrollY
    for (const above of [600, 400, 200, 100]) {
      window.scrollTo({ top: end - above, behavior: 'instant' })
      const own = element.getBoundingClientRect()
      const covered = [...room.children].find((other) => {
        const { across, down } = overlap(own, other.getBoundingClientRect())
        return other !== element && across > 1 && down > 1
      })
      if (covered) found.push(`${nameOf(element)} lies over ${nameOf(covered)}`)
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return [...new Set(found)]
}
