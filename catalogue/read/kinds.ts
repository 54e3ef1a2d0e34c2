import { dashed, folders, type Kind, kinds } from '../../schemas/content/kinds.ts'
import { legalSlugs } from '../../schemas/content/legal.ts'
import { slugPattern } from '../../schemas/content/text.ts'

interface FileKind {
  kind: Kind
  slug: string
}

/** The files whose names are fixed. */
const fixedFiles = new Map<string, FileKind>([
  ...(Object.keys(kinds) as Kind[])
    .filter((kind) => !Object.hasOwn(folders, kind))
    .map((kind) => [`content/${dashed(kind)}.yaml`, { kind, slug: '' }] as const),
  ...legalSlugs.map((slug) => [`content/${folders.legal}/${slug}.mdx`, { kind: 'legal', slug }] as const),
])

/** Files without which there is no site; `waivers.yaml` may be absent. */
export const requiredFiles = [...fixedFiles].filter(([, { kind }]) => kind !== 'waivers')

const treatmentPage = new RegExp(`^content/${folders.treatment}/(${slugPattern})\\.mdx$`)

/** What a content file is, going by its path; undefined if it is none. */
export function kindOf(path: string): FileKind | undefined {
  const slug = treatmentPage.exec(path)?.[1]
  return slug === undefined ? fixedFiles.get(path) : { kind: 'treatment', slug }
}

/** The remedy for a file that is no content. */
export const whatContentIs = `A treatment’s page stands in content/${folders.treatment} itself, and its file name is lower-case words joined by hyphens and .mdx: skin-peels.mdx. Pictures stand in content/images. All other content is ${[...fixedFiles.keys()].join(', ')}. Rename the file, move what is newer in it into the right one, or take it away.`
