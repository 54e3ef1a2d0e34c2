import type { Claim } from '../claims/claim.ts'
import type { Data } from '../read/yaml.ts'
import { at } from '../validate.ts'
import type { Version, VersionFile } from './version.ts'

/** A treatment's page that has another address now. */
export interface Rename {
  from: VersionFile
  to: VersionFile
}

/** Of the lines of two files so many are the same in files that are one, as git counts by default. */
const sameLines = 0.5

/** Treatments that went and came again under another name: by title, else by most of their lines. */
export function renames(before: Version, after: Version): Rename[] {
  const gone = [...before.files.values()].filter((file) => isTreatment(file) && !after.files.has(file.file))
  const come = [...after.files.values()].filter((file) => isTreatment(file) && !before.files.has(file.file))
  const found: Rename[] = []
  for (const fits of [sameTitle, alike]) {
    for (const from of gone) {
      if (found.some((one) => one.from === from)) continue
      const to = come.find((file) => !found.some((one) => one.to === file) && fits(from, file))
      if (to) found.push({ from, to })
    }
  }
  return found
}

function isTreatment({ kind }: VersionFile): boolean {
  return kind === 'treatment'
}

function sameTitle(left: VersionFile, right: VersionFile): boolean {
  const title = at(left.data, ['title'])
  return title !== undefined && title === at(right.data, ['title'])
}

function alike(left: VersionFile, right: VersionFile): boolean {
  const lines = ({ text }: VersionFile) => text.split('\n').filter((line) => line.trim() !== '')
  const [before, after] = [lines(left), new Set(lines(right))]
  const shared = before.filter((line) => after.has(line)).length
  return shared >= sameLines * Math.max(before.length, after.size)
}

/**
 * The earlier version as if its treatments had had their present addresses all along, so that only what is said is compared. A
 * file that still uses a former address keeps it.
 */
export function withNames(before: Version, after: Version, renamed: readonly Rename[]): Version {
  if (renamed.length === 0) return before
  const paths = new Map(renamed.map(({ from, to }) => [from.file, to.file]))
  const slugsOf = (file: string) => {
    const text = paths.has(file) ? '' : (after.files.get(file)?.text ?? '')
    const left = renamed.filter(({ from }) => !uses(text, from.slug))
    return new Map(left.map(({ from, to }) => [from.slug, to.slug]))
  }
  const files = [...before.files.values()].map((file): VersionFile => {
    const slugs = slugsOf(file.file)
    return {
      ...file,
      file: paths.get(file.file) ?? file.file,
      slug: file.kind === 'treatment' ? (slugs.get(file.slug) ?? file.slug) : file.slug,
      ...(file.data !== undefined && { data: withSlugs(file.data, slugs) }),
      ...(file.words !== undefined && { words: withSlugs(file.words, slugs) }),
      sections: file.sections.map(({ heading, paragraphs }) => ({
        heading,
        paragraphs: paragraphs.map((text) => withLinks(text, slugs)),
      })),
    }
  })
  const claims = before.claims.map((claim): Claim => {
    const { file } = claim.place
    return {
      ...claim,
      subject: slugsOf(file).get(claim.subject) ?? claim.subject,
      place: { ...claim.place, file: paths.get(file) ?? file },
    }
  })
  return { files: new Map(files.map((file) => [file.file, file])), claims }
}

function uses(text: string, slug: string): boolean {
  return new RegExp(`(?<![a-z0-9-])${slug}(?![a-z0-9-])`).test(text)
}

function withSlugs(data: Data, slugs: ReadonlyMap<string, string>): Data {
  if (typeof data === 'string') return slugs.get(data) ?? withLinks(data, slugs)
  if (Array.isArray(data)) return data.map((item) => withSlugs(item, slugs))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withSlugs(value, slugs)]))
}

function withLinks(text: string, slugs: ReadonlyMap<string, string>): string {
  return text.replace(/\/treatments\/([a-z0-9-]+)/g, (whole, slug: string) => {
    const now = slugs.get(slug)
    return now === undefined ? whole : `/treatments/${now}`
  })
}
