import type { Path } from '../read/locations.ts'
import { at } from '../validate.ts'
import type { Version, VersionFile } from './version.ts'

const everyPage = 'every page'

/** The pages that show what stands at a path of a file, the nearest first; cards on other pages are counted together. */
export function shownOn({ kind, slug }: VersionFile, [key]: Path, version: Version): string[] {
  switch (kind) {
    case 'clinic':
    case 'navigation':
      return [everyPage]
    case 'home':
    case 'testimonials':
      return ['/']
    case 'about':
      return ['/about']
    case 'contact':
      return ['/contact']
    case 'cookies':
      return key === 'register' ? ['/cookie-policy'] : [everyPage]
    case 'treatmentPage':
      return ['every treatment page']
    case 'legal':
      return [`/${slug}`]
    case 'treatment':
      if (key === 'title' || key === 'group') return [everyPage]
      return [treatmentPage(slug), ...(key === 'price' ? relatedCards(slug, version) : [])]
    case 'waivers':
      return []
  }
}

/** The address of a treatment's page. */
export function treatmentPage(slug: string): string {
  return `/treatments/${slug}`
}

/** The cards that show a treatment's price on the pages of others. */
function relatedCards(slug: string, { files }: Version): string[] {
  const pages = [...files.values()].filter(({ kind, data }) => {
    const related = kind === 'treatment' ? at(data, ['related']) : undefined
    return Array.isArray(related) && related.includes(slug)
  })
  if (pages.length === 0) return []
  return [`a card on ${pages.length === 1 ? 'one other page' : `${pages.length} other pages`}`]
}
