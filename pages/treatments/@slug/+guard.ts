import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'

/** An unknown treatment shows the home page with status 404. */
export function guard({ routeParams, site }: PageContextServer): void {
  if (!site.treatments.some(({ slug }) => slug === routeParams?.slug))
    throw render(404, `There is no treatment "${routeParams?.slug}".`)
}
