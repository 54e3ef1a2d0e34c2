import { aboutSchema } from '../../schemas/content/about.ts'
import { clinicSchema } from '../../schemas/content/clinic.ts'
import { contactSchema } from '../../schemas/content/contact.ts'
import { cookiesSchema } from '../../schemas/content/cookies.ts'
import { homeSchema } from '../../schemas/content/home.ts'
import { legalSchema, legalSlugs } from '../../schemas/content/legal.ts'
import { navigationSchema } from '../../schemas/content/navigation.ts'
import { nearest } from '../../schemas/content/nearest.ts'
import { testimonialsSchema } from '../../schemas/content/testimonials.ts'
import { treatmentSchema } from '../../schemas/content/treatment.ts'
import { treatmentPageSchema } from '../../schemas/content/treatment-page.ts'
import { waiversSchema } from '../../schemas/content/waivers.ts'
import { misnamedRemedy } from './misnamed-file.ts'

/** Every kind of content with the schema its keys are checked by. */
export const kinds = {
  clinic: clinicSchema,
  navigation: navigationSchema,
  home: homeSchema,
  about: aboutSchema,
  contact: contactSchema,
  testimonials: testimonialsSchema,
  cookies: cookiesSchema,
  treatmentPage: treatmentPageSchema,
  waivers: waiversSchema,
  treatment: treatmentSchema,
  legal: legalSchema,
} as const

export type Kind = keyof typeof kinds

/** Folders of MDX files; a file's name without `.mdx` is its slug. */
export const folders = { treatments: 'treatment', legal: 'legal' } as const satisfies Record<string, Kind>

/** Kinds that are one YAML file each, by its name in content/. */
const yamlFiles: Record<string, Kind> = {
  'clinic.yaml': 'clinic',
  'navigation.yaml': 'navigation',
  'home.yaml': 'home',
  'about.yaml': 'about',
  'contact.yaml': 'contact',
  'testimonials.yaml': 'testimonials',
  'cookies.yaml': 'cookies',
  'treatment-page.yaml': 'treatmentPage',
  'waivers.yaml': 'waivers',
}

/** Files without which there is no site, from the project's root. `waivers.yaml` may be absent. */
export const requiredFiles: readonly string[] = [
  ...Object.keys(yamlFiles)
    .filter((name) => name !== 'waivers.yaml')
    .map((name) => `content/${name}`),
  ...legalSlugs.map((slug) => `content/legal/${slug}.mdx`),
]

/** What a content file is, by its path alone. */
export type FileKind = { kind: Kind; slug?: string } | { unknown: string }

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The kind of the file at `path` (from the project's root), or why it can't be content beside the files `present`. */
export function kindOf(path: string, present?: ReadonlySet<string>): FileKind {
  const [, folder = '', name] = path.split('/')
  const yaml = name === undefined && Object.hasOwn(yamlFiles, folder) ? yamlFiles[folder] : undefined
  if (yaml) return { kind: yaml }
  const kind = Object.hasOwn(folders, folder) ? folders[folder as keyof typeof folders] : undefined
  const slug = name?.replace(/\.mdx$/, '') ?? ''
  const isPage = kind !== undefined && name?.endsWith('.mdx') && slugForm.test(slug)
  if (!isPage || path.split('/').length > 3) {
    return { unknown: misnamedRemedy(path, Object.keys(folders), Object.keys(yamlFiles), present) }
  }
  if (kind === 'legal' && !(legalSlugs as readonly string[]).includes(slug)) {
    const near = nearest(slug, legalSlugs)
    return {
      unknown: near ? `Did you mean "${near}.mdx"?` : `Legal pages are ${legalSlugs.join(', ')}.`,
    }
  }
  return { kind, slug }
}
