import { nearest } from '../../schemas/content/nearest.ts'
import type { Finding } from '../finding.ts'
import type { Entry } from '../read/entry.ts'
import type { SiteRule } from './rule.ts'

/** Sections of the home page that links may name. */
const homeSections: readonly string[] = ['home', 'about', 'treatments', 'gallery', 'contact']

/** Every link in prose leads to a page and section of the site, or to a full web, mail or phone address. */
export const link: SiteRule = ({ entries }) => {
  const pages = new Set(['/', '/about', '/contact', ...entries.flatMap(pagePath)])
  return entries.flatMap((entry) =>
    entry.links.flatMap(({ target, place }): Finding[] => {
      const problem = problemOf(target, pages)
      return problem ? [{ ...place, rule: 'link', severity: 'error', ...problem }] : []
    }),
  )
}

function pagePath({ kind, slug }: Entry): string[] {
  return kind === 'treatment' ? [`/treatments/${slug}`] : kind === 'legal' ? [`/${slug}`] : []
}

function problemOf(
  target: string,
  pages: ReadonlySet<string>,
): { message: string; remedy: string } | undefined {
  if (/^(?:https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/.test(target)) return undefined
  if (target.startsWith('http://')) {
    return { message: `the link ${target} is not encrypted.`, remedy: 'Write https://.' }
  }
  const [path = '', section] = target.split('#')
  if (!path.startsWith('/') || path.startsWith('//')) {
    return {
      message: `the link "${target}" is no address.`,
      remedy: 'Begin with "/" for a page of this site, with "https://" for another.',
    }
  }
  if (!pages.has(path)) {
    const near = nearest(path, pages)
    return {
      message: `the link "${target}" leads nowhere.`,
      remedy: near ? `Did you mean "${near}"?` : 'Link to a page of the site.',
    }
  }
  if (section !== undefined && !(path === '/' && homeSections.includes(section))) {
    return {
      message: `the page ${path} has no section "#${section}".`,
      remedy:
        path === '/' ? `Sections of the home page: ${homeSections.join(', ')}.` : 'Link to the page alone.',
    }
  }
  return undefined
}
