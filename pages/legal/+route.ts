import { catalogue } from 'virtual:catalogue'
import type { PageContext } from 'vike/types'

/** Legal pages stand at the root: `/privacy-policy`. */
export const route = ({ urlPathname }: PageContext) => {
  const slug = urlPathname.slice(1)
  return catalogue.legal.some((page) => page.slug === slug) ? { routeParams: { slug } } : false
}
