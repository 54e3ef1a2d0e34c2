/** The header grows more opaque once the page is scrolled by more than this many CSS pixels. */
export const scrolledBeyond = 100

/** Keeps `data-scrolled` on the document element while the page is scrolled past the threshold. */
export function followScroll(): void {
  const mark = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > scrolledBeyond)
  document.addEventListener('scroll', mark, { passive: true })
  mark()
}
