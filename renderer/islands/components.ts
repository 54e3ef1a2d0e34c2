import { ContactForm } from '../widgets/contact-form.tsx'
import { Navigation } from '../widgets/navigation.tsx'

/** Every island by name, as the server renders it. The browser loads the same components one by one, see registry.ts. */
export const islandComponents = {
  'contact-form': ContactForm,
  navigation: Navigation,
} as const

export type IslandName = keyof typeof islandComponents
