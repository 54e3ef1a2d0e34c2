import { catalogue } from 'virtual:catalogue'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { Treatment } from '../../../schemas/content/treatment.ts'

/** The treatment of this address; an unknown one shows the home page. */
export function data({ routeParams }: PageContextServer): Treatment {
  const treatment = catalogue.treatments.find(({ slug }) => slug === routeParams?.slug)
  if (!treatment) throw render(404, `There is no treatment "${routeParams?.slug}".`)
  return treatment
}
