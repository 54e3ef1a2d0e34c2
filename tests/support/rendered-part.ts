import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from 'vike/types'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'

/** The HTML of a component that reads the page context. */
export function renderedPart(part: FunctionComponent, pageContext: object): string {
  const known = pageContext as PageContext
  return renderToStaticMarkup(
    createElement(VikeReactProviderPageContext, { pageContext: known, children: createElement(part) }),
  )
}
