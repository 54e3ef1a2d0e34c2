import type { ComponentType } from 'react'
import type { IslandName } from './components.ts'

/** Loads the component of an island in a chunk of its own. */
export const islandLoaders: Record<IslandName, () => Promise<ComponentType>> = {
  'contact-form': async () => asIsland((await import('../widgets/contact-form.tsx')).ContactForm),
  navigation: async () => asIsland((await import('../widgets/navigation.tsx')).Navigation),
}

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islandLoaders, name)
}

/** Props come from the same typed component on the server, through JSON, so the browser need not know their type. */
function asIsland(component: unknown): ComponentType {
  return component as ComponentType
}
