import type { ComponentProps, ComponentType } from 'react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type IslandName, islandComponents } from './components.ts'

/**
 * When an island's widget is loaded: `visible` when it is almost in view, `interaction` when a pointer or the focus is on it, or a finger
 * has pressed it.
 */
type IslandPolicy = 'visible' | 'interaction'

interface IslandProps<Name extends IslandName> {
  name: Name
  policy: IslandPolicy
  /** Sent to the browser as JSON in the page; long props are fetched with the widget, see scripts/build/long-props.ts. */
  props: ComponentProps<(typeof islandComponents)[Name]>
}

/** An interactive widget in a page of plain HTML: rendered on the server, hydrated in the browser by `startIslands`. */
export function Island<Name extends IslandName>({ name, policy, props }: IslandProps<Name>) {
  const prefix = initials(name)
  const Widget = islandComponents[name] as ComponentType<object>
  const html = renderToString(createElement(Widget, props), { identifierPrefix: prefix })
  return (
    <div
      data-island={name}
      data-policy={policy}
      data-prefix={prefix}
      data-elements={html.match(/<[a-z]/g)?.length}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** `ta-` for `treatments-accordion`: short, since every id of the widget repeats it. */
const initials = (name: string) => `${name.replace(/(\w)[a-z]*-?/g, '$1')}-`
