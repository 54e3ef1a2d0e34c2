const neverInert = 'script, style, link, [data-toasts]'

/**
 * Makes everything outside `kept` inert and stops the page from scrolling, for a menu that covers the page. Returns a function
 * that undoes it.
 */
export function lockPage(kept: Element): () => void {
  const madeInert: HTMLElement[] = []
  for (let inner = kept; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement)) continue
      if (sibling.inert || sibling.matches(neverInert)) continue
      sibling.inert = true
      madeInert.push(sibling)
    }
  }
  document.documentElement.dataset.scrollLocked = ''
  return () => {
    for (const element of madeInert) element.inert = false
    delete document.documentElement.dataset.scrollLocked
  }
}
