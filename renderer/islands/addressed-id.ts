/** The id that the page's address points at, or '' where it points at none or cannot be decoded. */
export function addressedId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

/**
 * Calls `look` whenever the page's address may point at something anew: it changed, or a link to the address that the page
 * already has was followed, of which the browser tells nothing. The returned function ends this.
 */
export function whenAddressed(look: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  window.addEventListener('hashchange', look, { signal })
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.hash && link.href === location.href) look()
    },
    { signal },
  )
  return () => ending.abort()
}
