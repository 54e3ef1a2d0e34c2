import { at } from '../validate.ts'
import type { Version, VersionFile } from './version.ts'

const names: Partial<Record<VersionFile['kind'], string>> = {
  clinic: 'The clinic',
  navigation: 'Menu and footer',
  home: 'Home page',
  about: 'About page',
  contact: 'Contact page',
  testimonials: 'Testimonials',
  cookies: 'Cookies',
  treatmentPage: 'Every treatment page',
  waivers: 'Accepted findings',
}

/** What a person calls the subject of a file: a page's title, or what the file is for. */
export function fileName({ kind, slug, data }: VersionFile): string {
  const title = at(data, ['title'])
  return names[kind] ?? (typeof title === 'string' ? title : slug)
}

/** What a person calls the subject of a claim: `clinic` or a treatment's slug. */
export function claimSubject(subject: string, { files }: Version): string {
  if (subject === 'clinic') return 'The clinic'
  const file = files.get(`content/treatments/${subject}.mdx`)
  return file ? fileName(file) : subject
}
