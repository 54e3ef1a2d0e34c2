import type { Place } from '../finding.ts'
import type { Entry } from '../read/entry.ts'
import type { Path } from '../read/locations.ts'
import { entryOf, treatmentsWith } from '../rules/entry-of.ts'

/** A place that names a treatment by its slug. */
export interface Mention {
  slug: string
  entry: Entry
  readonly place: Place & { length: number }
}

/** The menu's entries. */
export function menuMentions(entries: readonly Entry[]): Mention[] {
  const navigation = entryOf(entries, 'navigation')
  return mentions(navigation, ['treatments'], navigation?.known?.treatments)
}

/** The rows of the home page's list. */
export function homeMentions(entries: readonly Entry[]): Mention[] {
  const home = entryOf(entries, 'home')
  const slugs = home?.known?.treatments?.items?.map(({ treatment }) => treatment)
  return mentions(home, ['treatments', 'items'], slugs, ['treatment'])
}

/** What testimonials are about. */
export function testimonialMentions(entries: readonly Entry[]): Mention[] {
  const testimonials = entryOf(entries, 'testimonials')
  const slugs = testimonials?.known?.items?.map(({ treatment }) => treatment)
  return mentions(testimonials, ['items'], slugs, ['treatment'])
}

/** What treatments' pages name as related. */
export function relatedMentions(entries: readonly Entry[]): Mention[] {
  return treatmentsWith(entries, 'related').flatMap((entry) =>
    mentions(entry, ['related'], entry.known.related),
  )
}

/** Links in prose to treatments' pages. */
export function linkMentions(entries: readonly Entry[]): Mention[] {
  return entries.flatMap((entry) =>
    entry.links.flatMap(({ target, place }) => {
      const [, slug] = /^\/treatments\/([a-z0-9-]+)(?:#|$)/.exec(target) ?? []
      return slug === undefined ? [] : [{ slug, entry, place }]
    }),
  )
}

function mentions(
  entry: Entry | undefined,
  list: Path,
  slugs: readonly (string | undefined)[] = [],
  key: Path = [],
): Mention[] {
  return slugs.flatMap((slug, index) =>
    entry && slug !== undefined ? [located(slug, entry, [...list, index, ...key])] : [],
  )
}

/** Places are looked up when they are asked for: most mentions are right, and a kept record's places cost reading. */
function located(slug: string, entry: Entry, path: Path): Mention {
  return {
    slug,
    entry,
    get place() {
      return entry.locate(path)
    },
  }
}
