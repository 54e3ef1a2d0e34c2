import { dashed, folders, type Kind, kinds, type PageKind } from '../../schemas/content/kinds.ts'
import { legalSlugs } from '../../schemas/content/legal.ts'
import { slugPattern } from '../../schemas/content/text.ts'
import { nearest } from '../../schemas/nearest.ts'
import { pictureName } from './picture.ts'

/** The kinds that are one YAML file each, by that file's name. */
const yamlFiles = new Map<string, Kind>(
  (Object.keys(kinds) as Kind[])
    .filter((kind) => !Object.hasOwn(folders, kind))
    .map((kind) => [`${dashed(kind)}.yaml`, kind]),
)
const page = new RegExp(`^([^/]+)/(${slugPattern})\\.mdx$`)
const pageKinds = Object.keys(folders) as PageKind[]
/** Files of the only folder in which every name is fixed. */
const legalFiles = legalSlugs.map((slug) => `${folders.legal}/${slug}.mdx`)
const openFolders = pageKinds.filter((kind) => kind !== 'legal').map((kind) => folders[kind])

const fixedFiles = [...yamlFiles.keys(), ...legalFiles]

/** Files without which there is no site; `waivers.yaml` may be absent. */
export const requiredFiles: readonly string[] = fixedFiles
  .filter((name) => name !== 'waivers.yaml')
  .map((name) => `content/${name}`)

/** The file that one of an unknown name was likely meant to be. */
export function fileMeantBy(path: string): string | undefined {
  const near = nearest(path.replace(/^content\//, ''), fixedFiles)
  return near && `content/${near}`
}

/** What a content file is, going by its path, or a remedy if it is none; `present` lists all existing files. */
export function kindOf(
  path: string,
  present: readonly string[],
): { kind: Kind; slug: string } | { remedy: string } {
  const name = path.replace(/^content\//, '')
  const yaml = yamlFiles.get(name)
  if (yaml) return { kind: yaml, slug: '' }
  const [, folder, slug = ''] = page.exec(name) ?? []
  const kind = pageKinds.find((one) => folders[one] === folder)
  if (kind && (kind !== 'legal' || legalFiles.includes(name))) return { kind, slug }
  return { remedy: remedyFor(name, present) }
}

function remedyFor(name: string, present: readonly string[]): string {
  if (pictureName.test(name)) return 'Pictures belong in content/images. Move it there.'
  const folder = openFolders.find((one) => name.startsWith(`${one}/`))
  if (folder)
    return `A page stands in content/${folder} itself, and its file name is lower-case words joined by hyphens and .mdx: skin-peels.mdx. Rename it, or move it away if it is no page.`
  const near = fileMeantBy(name)
  if (near !== undefined && present.includes(near))
    return `${near} is there already: move into it what is newer here, then remove this file.`
  if (near !== undefined) return `Did you mean ${near}? Rename it.`
  return `Content is ${fixedFiles.join(', ')}, and .mdx files in ${openFolders.join('/, ')}/. Move it away.`
}
