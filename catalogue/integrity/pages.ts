import type { Content, ContentFile, Path, Target } from '../content.ts'
import { didYouMean, errorAt, type Finding } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { valueAt } from '../read/validate.ts'

/** Copied pages, and treatments that are named but have no page, each reported once. */
export const pageProblems = (content: Content): Finding[] => [...copies(content), ...missingPages(content)]

function copies({ treatments }: Content): Finding[] {
  const same = grouped(treatments, ({ value }) => `${value.title}\n${value.description}`)
  return [...same.values()].flatMap(([first, ...others]) =>
    others.map((page) => {
      const message = `this page and ${first.file} are copies of each other.`
      const remedy = 'Give one of them a title, a description and words of its own, or remove it.'
      return errorAt(page.locate(['title']), 'coverage', message, remedy)
    }),
  )
}

function missingPages(content: Content): Finding[] {
  const slugs = content.treatments.map(({ slug }) => slug)
  const missing = mentions(content).filter(({ target }) => !slugs.includes(target))
  return [...grouped(missing, ({ target }) => target)].map(([slug, places]) => {
    const [first, ...named] = places
    const others = [...named, ...waiversAbout(slug, content)]
    const restore = `Restore content/treatments/${slug}.mdx, or take out the name; if the page has a new name, write that.`
    const also = others.length > 0 ? `, which ${others.length + 1} places name` : ''
    const related = others.map(({ place }) => ({ ...place, message: 'names it too.' }))
    const message = `there is no treatment "${slug}"${also}.`
    return errorAt(first.place, 'coverage', message, didYouMean(slug, slugs, restore), { related })
  })
}

/** What a key says, with its place; nothing if the key is not there. */
function at(file: ContentFile, ...path: Path): Target[] {
  const target = valueAt(file.value, path)
  return typeof target === 'string' ? [{ target, place: file.locate(path) }] : []
}

/** Waivers about a treatment's page: their subject begins with its slug. */
function waiversAbout(slug: string, { waivers: file }: Content): Target[] {
  const subjects = file?.value.waivers.flatMap((_, index) => at(file, 'waivers', index, 'subject')) ?? []
  return subjects.filter(({ target }) => target.split(' ')[0] === slug)
}

/** Every place that names a treatment. */
function mentions({ files, navigation, home, testimonials, treatments }: Content): Target[] {
  return [
    ...navigation.value.treatments.flatMap((_, index) => at(navigation, 'treatments', index)),
    ...home.value.treatments.items.flatMap((_, index) => at(home, 'treatments', 'items', index, 'treatment')),
    ...testimonials.value.items.flatMap((_, index) => at(testimonials, 'items', index, 'treatment')),
    ...treatments.flatMap((page) => page.value.related.flatMap((_, index) => at(page, 'related', index))),
    ...files.flatMap(({ references }) => references),
    ...files.flatMap(({ links }) =>
      links.flatMap(({ target, place }) => {
        const [, slug] = /^\/treatments\/([\w-]+)(?:#.*)?$/.exec(target) ?? []
        return slug === undefined ? [] : [{ target: slug, place }]
      }),
    ),
  ]
}
