import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useIsSSR } from 'react-aria/SSRProvider'
import { flushSync } from 'react-dom'

/**
 * A disclosure whose panel appears and disappears at once. If the browser's search finds text in a closed panel, `expand` is called.
 * Presses and `aria-expanded` are left to the caller. The panel has no group role: the home page would have thirteen empty groups while
 * closed, each with the same name as the button before it.
 */
export function useQuickDisclosure(isExpanded: boolean, expand: () => void) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  // True until the widget knows what the page's own script has opened.
  const isHydrating = useIsSSR()
  useLayoutEffect(() => {
    const shown = panel.current as { hidden: boolean | 'until-found' } | null
    if (shown && !isHydrating) shown.hidden = isExpanded ? false : 'until-found'
  }, [isExpanded, isHydrating])
  useEffect(() => {
    // Panels that this closes must be gone before the browser scrolls to what it has found.
    const open = () => flushSync(expand)
    const { current } = panel
    current?.addEventListener('beforematch', open)
    return () => current?.removeEventListener('beforematch', open)
  }, [expand])
  return { button: { 'aria-controls': id }, panel: { id, ref: panel } }
}
