import type { ComponentProps, ComponentType } from 'react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type IslandName, islandComponents } from './components.ts'
import type { IslandPolicy } from './policy.ts'

export interface IslandProps<Name extends IslandName> {
  name: Name
  policy: IslandPolicy
  /** Data only: it travels to the browser as JSON. */
  props: ComponentProps<(typeof islandComponents)[Name]>
  /** Tells two islands of one name on one page apart. */
  id?: string
}

/**
 * One interactive widget inside a page that is otherwise plain HTML. Renders on the server; `startIslands` makes it
 * interactive in the browser.
 *
 * @throws when the widget renders a `style` attribute, which the site's Content-Security-Policy would block
 */
export function Island<Name extends IslandName>({ name, policy, props, id = name }: IslandProps<Name>) {
  const prefix = `${id}-`
  const Widget = islandComponents[name] as ComponentType<object>
  const html = renderToString(createElement(Widget, props), { identifierPrefix: prefix })
  if (/<[^>]*\sstyle="/.test(html)) {
    throw new Error(
      `Island "${name}" renders a style attribute, which the Content-Security-Policy blocks. Use a class, a data attribute or an effect.`,
    )
  }
  return (
    <div
      data-island={name}
      data-policy={policy}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
