import GithubSlugger from 'github-slugger'
import { homeSections } from '../../schemas/content/navigation.ts'
import { typeset } from '../../schemas/content/typeset.ts'
import { urls } from '../../schemas/urls.ts'
import type { ContentFile, Rule } from '../content.ts'
import { type Advice, didYouMean, errorAt } from '../finding.ts'

/** Every link in prose leads to a page and section of the site, or to a full web address. */
export const link: Rule = ({ files }) => {
  const pages = new Map<string, readonly string[]>([
    [urls.home, homeSections],
    [urls.about, []],
    [urls.contact, []],
    ...files.flatMap(pageOf),
  ])
  return files.flatMap((file) =>
    file.links.flatMap(({ target, place }) => {
      const problem = linkProblem(target, pages)
      return problem ? [errorAt(place, 'link', ...problem)] : []
    }),
  )
}

/** The address of a page of prose, and the ids of its sections. */
function pageOf({ kind, slug, passages }: ContentFile): [address: string, sections: string[]][] {
  if (slug === '') return []
  // The ids that rehype-slug gives the printed headings.
  const ids = new GithubSlugger()
  const headings = passages.filter(({ kind: part }) => part === 'section' || part === 'heading')
  const address = kind === 'treatment' ? urls.treatment(slug) : urls.legal(slug)
  return [[address, headings.map(({ text }) => ids.slug(typeset(text)))]]
}

/** Phone and email are references, since they follow the clinic's data. */
const forms =
  'Begin with "/" and the page’s name for a page of this site, with "https://" for another; for the clinic’s phone and email write <Clinic field="phone"/> and <Clinic field="email"/> without brackets.'

function linkProblem(target: string, pages: ReadonlyMap<string, readonly string[]>): Advice | undefined {
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(target) && URL.canParse(target)) return undefined
  const [path = '', section] = target.replace(/^([^?#]*)\?[^#]*/, '$1').split('#')
  if (!path.startsWith('/') || path.startsWith('//'))
    return [`"${target}" is no link that a page may have.`, forms]
  const sections = pages.get(path)
  if (!sections) {
    const remedy = didYouMean(path, [...pages.keys()], 'Link to a page of the site; the home page is "/".')
    return [`the link "${target}" leads nowhere.`, remedy]
  }
  if (section === undefined || sections.includes(section)) return undefined
  const remedy = `Its sections: ${sections.join(', ') || 'none'}.`
  return [`the page ${path} has no section "#${section}".`, remedy]
}

/** Every picture that content names is in content/images. */
export const image: Rule = ({ files, images }) => {
  const names = images.map((path) => path.replace(/^content\//, ''))
  return files
    .flatMap((file) => file.images)
    .filter(({ target }) => !names.includes(target))
    .map(({ target, place }) => {
      const message = `the picture "${target}" is missing.`
      const remedy = didYouMean(target, names, 'Put it into content/images and name it "images/...".')
      return errorAt(place, 'image', message, remedy)
    })
}
