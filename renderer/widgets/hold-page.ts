const neverHeld = 'script, style, link, [data-toasts]'

/**
 * Makes everything outside `kept` inert and stops the page from scrolling (`data-held` on the document element), as a
 * menu that covers the page needs. The returned function undoes exactly that.
 */
export function holdPage(kept: Element): () => void {
  const held: HTMLElement[] = []
  for (let inner = kept; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement)) continue
      if (sibling.inert || sibling.matches(neverHeld)) continue
      sibling.inert = true
      held.push(sibling)
    }
  }
  document.documentElement.dataset.held = ''
  return () => {
    for (const element of held) element.inert = false
    delete document.documentElement.dataset.held
  }
}
