import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useIsSSR } from 'react-aria/SSRProvider'
import { useDisclosure } from 'react-aria/useDisclosure'
import { flushSync } from 'react-dom'

type Disclosure = Parameters<typeof useDisclosure>[1]

/** React Aria measures a panel that it knows at each press, to animate it: the browser then lays the page out several times. */
const noPanel = { current: null }

/** A disclosure whose panel is there, or gone, at once. The browser's search finds the text of a closed panel, and opens it. */
export function useQuickDisclosure(disclosure: Disclosure, panel: RefObject<HTMLElement | null>) {
  const { isExpanded, expand } = disclosure
  // True until the widget knows what the page's own script has opened.
  const isHydrating = useIsSSR()
  useLayoutEffect(() => {
    if (isHydrating) return
    if (isExpanded) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [panel, isExpanded, isHydrating])
  useEffect(() => {
    const { current } = panel
    // What closes with it must be gone before the browser scrolls to what it has found.
    const open = () => flushSync(expand)
    current?.addEventListener('beforematch', open)
    return () => current?.removeEventListener('beforematch', open)
  }, [panel, expand])
  return useDisclosure({}, disclosure, noPanel)
}
