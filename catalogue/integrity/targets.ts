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
      const [message, remedy] = linkProblem(target, pages) ?? []
      return message && remedy ? [{ ...place, rule: 'link', severity: 'error', message, remedy }] : []
    }),
  )
}

function addressOf({ kind, slug }: ContentFile): string[] {
  return kind === 'treatment' ? [`/treatments/${slug}`] : kind === 'legal' ? [`/${slug}`] : []
}

function linkProblem(
  target: string,
  pages: readonly string[],
): [message: string, remedy: string] | undefined {
  if (/^(?:https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/.test(target)) return undefined
  if (target.startsWith('http://')) return [`the link ${target} is not encrypted.`, 'Write https://.']
  const [path = '', section] = target.split('#')
  const start = 'Begin with "/" for a page of this site, with "https://" for another.'
  if (!path.startsWith('/') || path.startsWith('//')) return [`"${target}" is not an address.`, start]
  if (!pages.includes(path)) {
    const near = nearest(path, pages)
    const remedy = near ? `Did you mean "${near}"?` : 'Link to a page of the site.'
    return [`the link "${target}" leads nowhere.`, remedy]
  }
  if (section === undefined || (path === '/' && homeSections.includes(section))) return undefined
  const sections = `The home page’s sections are ${homeSections.join(', ')}.`
  const remedy = path === '/' ? sections : 'Link to the page alone.'
  return [`the page ${path} has no section "#${section}".`, remedy]
}

/** Every picture that content names is in content/images. */
export const image: Rule = ({ files, treatments, images }) => {
  const heroes = treatments.flatMap((file) => {
    const target = file.value.hero.image
    return target === undefined ? [] : [{ target, place: file.locate(['hero', 'image']) }]
  })
  const names = images.map((path) => path.replace(/^content\//, ''))
  return [...files.flatMap((file) => file.images), ...heroes]
    .filter(({ target }) => !names.includes(target.replace(/^\.?\//, '')))
    .map(({ target, place }): Finding => {
      const near = nearest(target, names)
      const message = `the picture "${target}" is missing.`
      const remedy = near ? `Did you mean "${near}"?` : 'Put it into content/images and name it "images/...".'
      return { ...place, rule: 'image', severity: 'error', message, remedy }
    })
}

/** A treatment without a photograph has a drawing. */
export const drawing: Rule = ({ treatments, drawings }) =>
  treatments
    .filter(({ slug, value }) => value.hero.image === undefined && !drawings.includes(slug))
    .map((file): Finding => {
      const message = `${file.value.title} has neither a photograph nor a drawing.`
      const remedy = `Add "image" with a photograph in content/images, or have renderer/illustrations/${file.slug}.tsx drawn.`
      return { ...file.locate(['hero']), rule: 'drawing', severity: 'error', message, remedy }
    })

/** About where search pages cut a title and a description. */
const limits = { title: 70, description: 160 }

/** Titles and descriptions, with their references replaced, fit what search pages show. */
export const searchLength: Rule = ({ files, clinic, treatmentPage }) =>
  files.flatMap((file) => {
    const shown = (key: string) => file.passages.find(({ path }) => path.join('.') === key)?.text
    const title = shown('title')
    const description = shown('description')
    if (title === undefined || description === undefined) return []
    const { location } = treatmentPage.value
    const heading = file.kind === 'treatment' ? location.replace('{treatment}', title) : title
    const texts = { title: `${heading} | ${clinic.value.name}`, description }
    return (['title', 'description'] as const).flatMap((key): Finding[] => {
      const { length } = texts[key]
      const message = `the ${key} "${texts[key]}" has ${length} characters; search pages cut it at about ${limits[key]}.`
      const remedy = 'Say it in fewer words.'
      return length > limits[key]
        ? [{ ...file.locate([key]), rule: 'search-length', severity: 'warning', message, remedy }]
        : []
    })
  })
