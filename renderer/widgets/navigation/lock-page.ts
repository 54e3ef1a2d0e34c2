import { afterPaint } from '../../enhance/after-paint.ts'
import { findAll } from '../../enhance/find.ts'

/**
 * Makes everything beside the header inert and stops the page from scrolling, for the menu that covers the page; or undoes it. The
 * cookie question may stand above the menu. Since the browser then calculates the styles of the whole page, it waits until the menu
 * is seen.
 */
export function lockPage(isLocked: boolean): void {
  afterPaint(() => {
    for (const part of findAll(':has(> header) > :not(header, .consent)')) part.inert = isLocked
    document.documentElement.toggleAttribute('data-scroll-locked', isLocked)
  })
}
