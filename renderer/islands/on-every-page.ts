/** What every page can load besides React, in one file: the header's and the footer's widgets, and what starts an island. */
export { IconLinks } from '../widgets/icon-links/icon-links.tsx'
export { Navigation } from '../widgets/navigation/navigation.tsx'
export { hydrateIsland } from './hydrate.tsx'
