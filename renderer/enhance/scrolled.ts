/** From this scroll position, in CSS pixels, the header is more opaque. */
const threshold = 100

/** Keeps `data-scrolled` on the document element up to date. At first it waits for the layout of the first frame. */
export function watchScroll(): void {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY > threshold)
  document.addEventListener('scroll', update, { passive: true })
  requestAnimationFrame(() => setTimeout(update))
}
