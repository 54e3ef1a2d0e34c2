import type { PictureManifest, PictureSource } from '../../renderer/picture-source.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'

/** The photograph that the treatment's front matter names, if any. */
export function findPhotograph(
  { slug, hero }: Treatment,
  pictures: PictureManifest,
): PictureSource | undefined {
  if (hero.image === undefined) return undefined
  const photograph = pictures[hero.image]
  if (!photograph) {
    throw new Error(
      `content/treatments/${slug}.mdx: hero.image: ${hero.image} is missing. Put it into content/images.`,
    )
  }
  return photograph
}
