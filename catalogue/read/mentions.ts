import type { Place } from '../finding.ts'
import type { Entry } from './entry.ts'
import { entryOf, treatmentsWith } from './entry-of.ts'
import type { Path } from './locations.ts'

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
  const found: Mention[] = []
  for (const [index, slug] of slugs.entries()) {
    if (entry && slug !== undefined) found.push(new ListedMention(slug, entry, [...list, index, ...key]))
  }
  return found
}

/** Its place is looked up when it is asked for: most mentions are right, and a kept record's places cost reading. */
class ListedMention implements Mention {
  readonly slug: string
  readonly entry: Entry
  readonly #path: Path

  constructor(slug: string, entry: Entry, path: Path) {
    this.slug = slug
    this.entry = entry
    this.#path = path
  }

  get place(): Mention['place'] {
    return this.entry.locate(this.#path)
  }
}
