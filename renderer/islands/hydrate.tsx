import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the server's HTML of one island. Calls `onReady` once the widget handles events: after its layout effects, in which
 * it takes over what presses have changed in the HTML, and before any further event.
 */
export function hydrateIsland(
  element: Element,
  Widget: ComponentType,
  props: object,
  identifierPrefix: string,
  onReady: () => void,
): void {
  hydrateRoot(
    element,
    <Mounted onMount={onReady}>
      <Widget {...props} />
    </Mounted>,
    { identifierPrefix },
  )
}

function Mounted({ children, onMount }: { children: ReactNode; onMount: () => void }) {
  useLayoutEffect(onMount, [onMount])
  return children
}
