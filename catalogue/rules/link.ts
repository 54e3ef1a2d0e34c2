import { nearest } from '../../schemas/content/nearest.ts'
import type { ContentFile, Rule } from '../content.ts'
import type { Finding } from '../finding.ts'

/** Sections of the home page that links may name. */
const homeSections: readonly string[] = ['home', 'about', 'treatments', 'gallery', 'contact']

/** Every link in prose leads to a page and section of the site, or to a full web, mail or phone address. */
export const link: Rule = ({ files }) => {
  const pages = ['/', '/about', '/contact', ...files.flatMap(addressOf)]
  return files.flatMap(({ links }) =>
    links.flatMap(({ target, place }): Finding[] => {
      const [message, remedy] = problemOf(target, pages) ?? []
      return message && remedy ? [{ ...place, rule: 'link', severity: 'error', message, remedy }] : []
    }),
  )
}

function addressOf({ kind, slug }: ContentFile): string[] {
  return kind === 'treatment' ? [`/treatments/${slug}`] : kind === 'legal' ? [`/${slug}`] : []
}

function problemOf(target: string, pages: readonly string[]): [message: string, remedy: string] | undefined {
  if (/^(?:https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/.test(target)) return undefined
  if (target.startsWith('http://')) return [`the link ${target} is not encrypted.`, 'Write https://.']
  const [path = '', section] = target.split('#')
  if (!path.startsWith('/') || path.startsWith('//'))
    return [
      `"${target}" is not an address.`,
      'Begin with "/" for a page of this site, with "https://" for another.',
    ]
  if (!pages.includes(path)) {
    const near = nearest(path, pages)
    return [
      `the link "${target}" leads nowhere.`,
      near ? `Did you mean "${near}"?` : 'Link to a page of the site.',
    ]
  }
  if (section === undefined || (path === '/' && homeSections.includes(section))) return undefined
  const sections = `The home page’s sections are ${homeSections.join(', ')}.`
  return [
    `the page ${path} has no section "#${section}".`,
    path === '/' ? sections : 'Link to the page alone.',
  ]
}
