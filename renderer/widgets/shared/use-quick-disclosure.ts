import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useIsSSR } from 'react-aria/SSRProvider'
import { useDisclosure } from 'react-aria/useDisclosure'
import { flushSync } from 'react-dom'

type DisclosureState = Parameters<typeof useDisclosure>[1]

/** Given a panel, React Aria measures it at each press, to animate it: the browser then lays the page out several times. */
const noPanel = { current: null }

/**
 * A disclosure whose panel appears and disappears at once. If the browser's search finds text in a closed panel, `expand` is called.
 * The props are React Aria's ids and attributes; presses and `aria-expanded` are left to the caller.
 */
export function useQuickDisclosure<Panel extends HTMLElement>(
  isExpanded: boolean,
  expand: () => void,
  panel: RefObject<Panel | null>,
) {
  // True until the widget knows what the page's own script has opened.
  const isHydrating = useIsSSR()
  useLayoutEffect(() => {
    const shown = panel.current as { hidden: boolean | 'until-found' } | null
    if (shown && !isHydrating) shown.hidden = isExpanded ? false : 'until-found'
  }, [panel, isExpanded, isHydrating])
  useEffect(() => {
    // Panels that this closes must be gone before the browser scrolls to what it has found.
    const open = () => flushSync(expand)
    const { current } = panel
    current?.addEventListener('beforematch', open)
    return () => current?.removeEventListener('beforematch', open)
  }, [panel, expand])
  const { buttonProps, panelProps } = useDisclosure({}, { isExpanded } as DisclosureState, noPanel)
  // No group role: the home page would have thirteen empty groups while closed, each with the same name as the button before it.
  const { role: _role, 'aria-labelledby': _name, ...props } = panelProps
  return {
    button: { id: buttonProps.id, 'aria-controls': buttonProps['aria-controls'] },
    panel: { ...props, ref: panel, hidden: undefined, 'aria-hidden': undefined },
  }
}
