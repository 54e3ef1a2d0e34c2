import { afterPaint } from '../../enhance/after-paint.ts'
import { findAll } from '../../enhance/find.ts'

/**
 * Makes everything beside the header inert and stops the page from scrolling, for the menu that covers the page; or undoes it. The
 * cookie question is left alone, as it may be above the menu. All this waits until the menu is painted, since the browser then
 * calculates the styles of the whole page.
 */
export function lockPage(isLocked: boolean): void {
  afterPaint(() => {
    for (const part of findAll(':has(> header) > :not(header, .consent)')) part.inert = isLocked
    document.documentElement.toggleAttribute('data-scroll-locked', isLocked)
  })
}
