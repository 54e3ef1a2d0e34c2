import { afterPaint } from '../../enhance/after-paint.ts'

const neverInert = 'script, style, link, [data-toasts]'

/**
 * Makes everything outside `kept` inert and stops the page from scrolling, for a menu that covers the page; or undoes it. Since
 * the browser then calculates the styles of the whole page, it waits until the menu is seen.
 */
export function lockPage(kept: Element, isLocked: boolean): void {
  afterPaint(() => {
    for (let inner = kept; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
      for (const sibling of inner.parentElement.children) {
        if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.matches(neverInert)) continue
        sibling.inert = isLocked
      }
    }
    document.documentElement.toggleAttribute('data-scroll-locked', isLocked)
  })
}
