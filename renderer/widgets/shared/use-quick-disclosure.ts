import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useIsSSR } from 'react-aria/SSRProvider'
import { useDisclosure } from 'react-aria/useDisclosure'
import { flushSync } from 'react-dom'

type DisclosureState = Parameters<typeof useDisclosure>[1]

/** React Aria measures a panel that it knows at each press, to animate it: the browser then lays the page out several times. */
const noPanel = { current: null }

/**
 * A disclosure whose panel is there, or gone, at once. The browser's search finds the text of a closed panel, and calls `expand`.
 * The props are React Aria's ids and attributes; presses and `aria-expanded` are left to whoever draws the button.
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
    // What closes with it must be gone before the browser scrolls to what it has found.
    const open = () => flushSync(expand)
    const { current } = panel
    current?.addEventListener('beforematch', open)
    return () => current?.removeEventListener('beforematch', open)
  }, [panel, expand])
  const { buttonProps, panelProps } = useDisclosure({}, { isExpanded } as DisclosureState, noPanel)
  // Without the role of a group: closed, thirteen would stand empty on the home page, and the button before each has the same name.
  const { role: _role, 'aria-labelledby': _name, ...props } = panelProps
  return {
    button: { id: buttonProps.id, 'aria-controls': buttonProps['aria-controls'] },
    panel: { ...props, ref: panel, hidden: undefined, 'aria-hidden': undefined },
  }
}
