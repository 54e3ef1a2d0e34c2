import { type ComponentProps, type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type IslandName, islandComponents } from './components.ts'
import { idPrefix } from './id-prefix.ts'

interface IslandProps<Name extends IslandName> {
  name: Name
  /** Whether its widget is loaded as soon as it is almost in view. */
  whenVisible?: boolean
  /** Sent to the browser as JSON in the page; long props are fetched with the widget, see scripts/build/page-assets.ts. */
  props: ComponentProps<(typeof islandComponents)[Name]>
}

/** An interactive widget in a page of plain HTML: rendered on the server, hydrated in the browser by `startIslands`. */
export function Island<Name extends IslandName>({ name, whenVisible, props }: IslandProps<Name>) {
  const Widget = islandComponents[name] as ComponentType<object>
  const html = renderToString(createElement(Widget, props), { identifierPrefix: idPrefix(name) })
  return (
    <div
      data-island={name}
      data-when-visible={whenVisible}
      data-elements={html.match(/<[a-z]/g)?.length}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
