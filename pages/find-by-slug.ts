import type { folders, PageKind } from '../schemas/content/kinds.ts'

/** The entry with this slug. Throws when there is none. */
export function findBySlug<Entry extends { slug: string }>(
  folder: (typeof folders)[PageKind],
  entries: Entry[],
  slug: string | undefined,
): Entry {
  const found = entries.find((entry) => entry.slug === slug)
  if (!found)
    throw new Error(
      `content/${folder}/${slug}.mdx does not exist. Add it, or correct the slug that names it.`,
    )
  return found
}
