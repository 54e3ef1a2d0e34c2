import GithubSlugger from 'github-slugger'
import { homeSections } from '../../schemas/content/navigation.ts'
import { treatmentSections } from '../../schemas/content/treatment-sections.ts'
import { typeset } from '../../schemas/content/typeset.ts'
import type { ContentFile, Rule } from '../content.ts'
import { didYouMean, errorAt } from '../finding.ts'

/** Every link in prose leads to a page and section of the site, or to a full web address. */
export const link: Rule = ({ files }) => {
  const pages = new Map<string, readonly string[]>([
    ...([
      ['/', homeSections],
      ['/about', []],
      ['/contact', []],
    ] as const),
    ...files.flatMap(pageOf),
  ])
  return files.flatMap((file) =>
    file.links.flatMap(({ target, place }) => {
      const own = pageOf(file)[0]?.[0] ?? ''
      const problem = linkProblem(target, own, pages)
      return problem ? [errorAt(place, 'link', ...problem)] : []
    }),
  )
}

/** Links that must be written as references, so that they follow the clinic's data. */
const references: readonly (readonly [start: RegExp, reference: string])[] = [
  [/^tel:/i, '<Clinic field="phone"/>'],
  [/^mailto:/i, '<Clinic field="email"/>'],
]

/** The address of a page of prose, and the ids of its sections. */
function pageOf({ kind, slug, passages }: ContentFile): [address: string, sections: string[]][] {
  // The ids that rehype-slug gives the printed headings.
  const ids = new GithubSlugger()
  if (kind === 'treatment') return [[`/treatments/${slug}`, treatmentSections.map((name) => ids.slug(name))]]
  if (kind !== 'legal') return []
  const headings = passages.filter(({ kind: part }) => part === 'section' || part === 'heading')
  return [[`/${slug}`, headings.map(({ text }) => ids.slug(typeset(text)))]]
}

function linkProblem(
  target: string,
  own: string,
  pages: ReadonlyMap<string, readonly string[]>,
): [message: string, remedy: string] | undefined {
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(target) && URL.canParse(target)) return undefined
  const reference = references.find(([start]) => start.test(target))?.[1]
  if (reference)
    return [`the link ${target} is written out.`, `Write ${reference} without brackets; it becomes a link.`]
  if (target.startsWith('http://')) return [`the link ${target} is not encrypted.`, 'Write https://.']
  const [path = '', section] = target.replace(/^([^?#]*)\?[^#]*/, '$1').split('#')
  if (/^#./.test(target)) {
    const whole = `${own}${target}`
    return linkProblem(whole, own, pages) ?? [`"${target}" is not an address.`, `Write ${whole}.`]
  }
  if (path === '/home')
    return [`the home page is "/", not "${target}".`, `Write ${target.replace('/home', '/')}.`]
  const start = 'Begin with "/" for a page of this site, with "https://" for another.'
  if (!path.startsWith('/') || path.startsWith('//')) return [`"${target}" is not an address.`, start]
  const sections = pages.get(path)
  if (!sections) {
    const remedy = didYouMean(path, [...pages.keys()], 'Link to a page of the site.')
    return [`the link "${target}" leads nowhere.`, remedy]
  }
  if (section === undefined || sections.includes(section)) return undefined
  return sections.length > 0
    ? [`the page ${path} has no section "#${section}".`, `Its sections are ${sections.join(', ')}.`]
    : [`no section of ${path} can be linked to.`, 'Link to the page alone.']
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

/** A treatment without a photograph has a drawing. */
export const drawing: Rule = ({ treatments, drawings }) =>
  treatments
    .filter(({ slug, value }) => value.hero.image === undefined && !drawings.includes(slug))
    .map((file) => {
      const message = `${file.value.title} has neither a photograph nor a drawing.`
      const remedy = `Add "image" with a photograph in content/images, or have renderer/illustrations/${file.slug}.tsx drawn and listed in index.ts there.`
      return errorAt(file.locate(['hero']), 'drawing', message, remedy)
    })
