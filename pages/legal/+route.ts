import type { PageContext } from 'vike/types'
import { legalSlugs } from '../../schemas/content/legal.ts'

/** Legal pages are at the root: `/privacy-policy`. */
export const route = ({ urlPathname }: PageContext) => {
  const slug = legalSlugs.find((candidate) => urlPathname === `/${candidate}`)
  return slug ? { routeParams: { slug } } : false
}
