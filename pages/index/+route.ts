import type { PageContext } from 'vike/types'

const paths = ['/', '/home']

/** The home page has two addresses; the canonical one is `/`. */
export const route = ({ urlPathname }: PageContext) => paths.includes(urlPathname)
