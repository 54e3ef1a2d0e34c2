import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates the server's HTML of one island. Settles when the widget handles events. */
export function hydrateIsland(
  element: Element,
  Widget: ComponentType,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Mounted onMount={resolve}>
        <Widget {...props} />
      </Mounted>,
      { identifierPrefix },
    )
  })
}

function Mounted({ children, onMount }: { children: ReactNode; onMount: () => void }) {
  useEffect(onMount, [onMount])
  return children
}
