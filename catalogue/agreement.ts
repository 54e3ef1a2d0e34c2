import { asTyped, withoutZeroWidth } from '../schemas/content/typeset.ts'
import type { Content, ContentFile, Rule } from './content.ts'
import { errorAt, type Finding, fileName } from './finding.ts'
import { type Group, grouped } from './grouped.ts'
import { factOf, type Statement, statementsOf } from './statements.ts'

/** Keys that state the same fact differently, and pages that share a title or description. */
export const agreement: Rule = (content) => [
  ...[...grouped(statementsOf(content), factOf).values()].flatMap((same) => disagreement(content, same)),
  ...duplicates(content, 'title'),
  ...duplicates(content, 'description'),
]

/** What messages call the differing values of a property, and what to do about them. */
const properties: Record<string, readonly [noun: string, remedy?: string]> = {
  price: ['prices', 'Take homePrice out of content/home.yaml'],
  name: ['names', 'Write the same name in both files'],
  experience: ['lengths of experience'],
}

/** The finding about the statements of one fact, if they differ. The first of them is in the file whose fact it is. */
function disagreement({ treatments }: Content, same: Group<Statement>): Finding[] {
  const count = new Set(same.map(({ value }) => asTyped(withoutZeroWidth(value)))).size
  if (count === 1) return []
  const [own, ...others] = same
  const [odd, ...rest] = [...others, own] as const
  const { subject, property } = own
  const title = treatments.find(({ slug }) => slug === subject)?.value.title
  const [noun, cure = 'State it once'] = properties[property] ?? [`values of ${property}`]
  const shown = [odd, ...rest].map(({ value, place }) => `${value} ${whereShown(place.file, subject)}`)
  const message = `Visitors see ${count === 2 ? 'two' : count} ${noun}${title ? ` for ${title}` : ''}: ${shown.join(', ')}.`
  const remedy = `${cure}, or accept the difference in content/waivers.yaml.`
  const finding = errorAt(odd.place, 'agreement', message, remedy, {
    related: rest.map(({ place, value }) => ({ ...place, message: `states ${value}.` })),
    subject: factOf(own),
    values: same.map(({ value, place }) => `${value} (${fileName(place.file)})`).sort(),
  })
  return [finding]
}

function whereShown(file: string, subject: string): string {
  const name = fileName(file)
  if (name === 'clinic') return 'on most pages'
  if (name === subject) return 'on its own'
  return `on the ${name === 'about' ? 'About' : name.replaceAll('-', ' ')} page`
}

/** Pages with the same title or description: searchers can't tell their results apart. */
function duplicates({ files }: Content, key: 'title' | 'description'): Finding[] {
  const pages = files.flatMap(({ value, ...page }) =>
    'title' in value && 'description' in value ? { ...page, text: value[key] } : [],
  )
  const byText = [...grouped(pages, ({ text }) => asTyped(text).toLowerCase()).values()]
  return byText.flatMap(([first, ...others]) =>
    others.map((page) => {
      const names = [first, page].map(pageName).sort().join(' and ')
      const message = `Search results show the same ${key} for two pages: ${names}.`
      const remedy = `Write a ${key} of this page’s own, or accept it in content/waivers.yaml.`
      return errorAt(page.locate([key]), 'agreement', message, remedy, {
        related: [{ ...first.locate([key]), message: 'has the same text.' }],
        subject: `${names} ${key}`,
        values: [page.text],
      })
    }),
  )
}

/** What waivers call a page: its slug, or its file's name, such as `home`. */
export const pageName = ({ slug, file }: Pick<ContentFile, 'slug' | 'file'>) => slug || fileName(file)
