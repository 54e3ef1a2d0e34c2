/** Shows the booking bar while no other booking button is in view. */
export function watchBookingButtons(): void {
  const bar = document.querySelector<HTMLElement>('.book-bar')
  const href = bar?.querySelector('a')?.getAttribute('href')
  if (!bar || !href) return
  const inView = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      bar.toggleAttribute('data-shown', inView.size === 0)
    },
    { rootMargin: '0px 0px -72px' },
  )
  bar.dataset.shown = ''
  for (const button of document.querySelectorAll(`main a[href="${href}"]`)) observer.observe(button)
}
