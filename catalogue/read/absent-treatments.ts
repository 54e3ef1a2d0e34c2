import { nearest } from '../../schemas/content/nearest.ts'
import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import { absentEntry, isExplained, type Present } from './absent-files.ts'
import type { Entry } from './entry.ts'
import { fileFinding } from './list-files.ts'
import {
  homeMentions,
  linkMentions,
  type Mention,
  menuMentions,
  relatedMentions,
  testimonialMentions,
} from './mentions.ts'

const folder = 'content/treatments'

/** How many places a finding shows that name a missing page. */
const shownPlaces = 8

/**
 * Treatments that are named and that no file holds. Named by two files or by the menu they are missing, and one thing is
 * said of each; what one place alone names, and nearly as a page that has no place there, is a slip.
 */
export function absentTreatments(entries: readonly Entry[], present: Present): Entry[] {
  const pages = entries.filter(({ kind }) => kind === 'treatment')
  const slugs = new Set(pages.map(({ slug }) => slug))
  const all = mentionsOf(entries)
  const named = new Set(all.map(({ slug }) => slug))
  const bySlug = groupBy(
    all.filter(({ slug }) => !slugs.has(slug)),
    ({ slug }) => slug,
  )
  const inMenu = new Set(menuMentions(entries).map(({ slug }) => slug))
  const left = [...slugs].filter((slug) => !inMenu.has(slug))
  const missing = [...bySlug].filter(([slug, places]) => isMissing(slug, places, left))
  const unnamed = pages.filter(({ slug, known }) => known && !named.has(slug))
  const renamed = missing.length === 1 && unnamed.length === 1 ? unnamed[0]?.slug : undefined
  const nothing = pages.length === 0 && !present.reported.has(folder)
  return missing.map(([slug, places], index) => {
    const file = `${folder}/${slug}.mdx`
    if (nothing) return absentEntry(file, index === 0 ? [noPages()] : [])
    if (isExplained(file, present)) return absentEntry(file, [])
    return absentEntry(file, [missingPage(file, places, remedyFor(slug, left, renamed))])
  })
}

function mentionsOf(entries: readonly Entry[]): Mention[] {
  return [menuMentions, homeMentions, testimonialMentions, relatedMentions, linkMentions].flatMap((find) =>
    find(entries),
  )
}

/** `left` are the pages that the menu lacks, one of which it may mean. */
function isMissing(slug: string, places: readonly Mention[], left: readonly string[]): boolean {
  const files = new Set(places.map(({ place }) => place.file))
  const isListed = places.some(({ entry }) => entry.kind === 'navigation')
  return files.size > 1 || (isListed && nearest(slug, left) === undefined)
}

function missingPage(file: string, mentions: readonly Mention[], remedy: string): Finding {
  const first = [...groupBy(mentions, ({ place }) => place.file).values()].map(([mention]) => mention)
  const pages = first.filter(({ entry }) => entry.slug !== '').length
  const names = [
    ...first.filter(({ entry }) => entry.slug === '').map(({ place }) => place.file),
    ...(pages > 0 ? [`${pages} ${pages === 1 ? 'page' : 'pages'}`] : []),
  ]
  const who = names.join(', ').replace(/, (?=[^,]*$)/, ' and ')
  const message = `the file is missing, and ${who} ${first.length === 1 ? 'names' : 'name'} it.`
  const related = first.slice(0, shownPlaces).map(({ place }) => ({ ...place, message: 'names it.' }))
  return { ...fileFinding(file, message, remedy), related }
}

function remedyFor(slug: string, left: readonly string[], renamed: string | undefined): string {
  if (renamed !== undefined) {
    return `If it is now ${renamed}.mdx, write ${renamed} in the places named and give it a place in the menu; or restore the file.`
  }
  const near = nearest(slug, left)
  const restore = 'estore the file, or take its name out of the places that name it.'
  return near ? `Did you mean ${near}? Otherwise r${restore}` : `R${restore}`
}

function noPages(): Finding {
  return fileFinding(folder, 'the folder holds no page.', 'Restore the pages from version control.')
}
