/**
 * Calls back when the hash changes, and when someone follows a link to the hash that is already in the address, for which
 * browsers fire no event. Returns a function that stops this.
 */
export function onHashLink(callback: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('hashchange', callback, { signal })
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.hash && link.href === location.href) callback()
    },
    { signal },
  )
  return () => listening.abort()
}
