/** Keeps `data-scrolled` on the document element up to date: whether the page's top is out of view. */
export function watchScroll(): void {
  const top = document.querySelector('.page-top')
  if (!top) return
  const mark = (entries: IntersectionObserverEntry[]) => {
    document.documentElement.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false)
  }
  new IntersectionObserver(mark).observe(top)
}
