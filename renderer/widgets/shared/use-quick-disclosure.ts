import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useDisclosure } from 'react-aria/useDisclosure'

type Disclosure = Parameters<typeof useDisclosure>[1]

/** React Aria measures a panel that it knows at each press, to animate it: the browser then lays the page out several times. */
const noPanel = { current: null }

/** A disclosure whose panel is there, or gone, at once. The browser's search finds the text of a closed panel, and opens it. */
export function useQuickDisclosure(disclosure: Disclosure, panel: RefObject<HTMLElement | null>) {
  const { isExpanded, expand } = disclosure
  useLayoutEffect(() => {
    if (isExpanded) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [panel, isExpanded])
  useEffect(() => {
    const { current } = panel
    current?.addEventListener('beforematch', expand)
    return () => current?.removeEventListener('beforematch', expand)
  }, [panel, expand])
  return useDisclosure({}, disclosure, noPanel)
}
