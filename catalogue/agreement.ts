import type { Content, ContentFile, Rule } from './content.ts'
import { type Finding, fileName } from './finding.ts'
import type { Kind } from './read/kinds.ts'
import { statementsOf } from './stated.ts'
import { compare, type Disagreement } from './statements.ts'

/** Keys that state one fact in two ways, and pages that tell search engines the same. */
export const agreement: Rule = (content) => [
  ...compare(statementsOf(content)).map((one) => disagreement(content, one)),
  ...repeatedPrices(content),
  ...duplicates(content, 'title'),
  ...duplicates(content, 'description'),
]

/** The noun for a property that visitors see in more than one way. */
const nouns: Record<string, string> = { price: 'prices', experience: 'lengths of experience', name: 'names' }

function disagreement(content: Content, { subject, property, values }: Disagreement): Finding {
  const places = values.flatMap(({ value, statements }) =>
    statements.map((statement) => ({ ...statement, value })),
  )
  const odd = places.find(({ place }) => fileName(place.file) !== subject) ?? places[0]
  if (!odd) throw new Error(`${subject} ${property}: a disagreement names no place`)
  const title = content.treatments.find(({ slug }) => slug === subject)?.value.title
  const noun = nouns[property] ?? `values of ${property}`
  const oddFirst = [odd, ...places.filter((one) => one !== odd)]
  const shown = oddFirst.map(({ value, place }) => `${value} ${whereShown(place.file, subject)}`)
  return {
    ...odd.place,
    rule: 'agreement',
    severity: 'error',
    message: `Visitors see ${values.length === 2 ? 'two' : values.length} ${noun}${title ? ` for ${title}` : ''}: ${shown.join(', ')}.`,
    remedy: 'State it once, or accept the difference in content/waivers.yaml.',
    related: places
      .filter((one) => one !== odd)
      .map(({ place, value }) => ({ ...place, message: `states ${value}.` })),
    subject: `${subject} ${property}`,
    values: places.map(({ value, place }) => `${value} (${fileName(place.file)})`).sort(),
  }
}

function whereShown(file: string, subject: string): string {
  const name = fileName(file)
  if (name === subject) return name === 'clinic' ? 'on most pages' : 'on its own'
  return name === 'home'
    ? 'on the home page'
    : name === 'clinic'
      ? 'on most pages'
      : `on the ${longName(name)} page`
}

const longName = (name: string) => (name === 'about' ? 'About' : name.replaceAll('-', ' '))

/** A home price that says what the page says is a second place to forget. */
function repeatedPrices({ home, treatments }: Content): Finding[] {
  return home.value.treatments.items.flatMap(({ treatment, homePrice }, index): Finding[] => {
    const price = treatments.find(({ slug }) => slug === treatment)?.value.price
    if (!homePrice || homePrice.amount !== price?.amount || homePrice.from !== price.from) return []
    return [
      {
        ...home.locate(['treatments', 'items', index, 'homePrice']),
        rule: 'agreement',
        severity: 'error',
        message: `homePrice repeats the price of ${treatment}.`,
        remedy: 'Remove homePrice; the home page shows the price of the treatment’s page.',
      },
    ]
  })
}

type Described = ContentFile<'home' | 'about' | 'contact' | 'treatment' | 'legal'>

/** Pages with the same title or description: searchers can't tell their results apart. */
function duplicates(
  { home, about, contact, treatments, legal }: Content,
  key: 'title' | 'description',
): Finding[] {
  const pages = [home, about, contact, ...treatments, ...legal] as Described[]
  return pages.flatMap((page, index): Finding[] => {
    const text = page.value[key]
    const first = pages.slice(0, index).find(({ value }) => value[key].toLowerCase() === text.toLowerCase())
    if (!first) return []
    return [
      {
        ...page.locate([key]),
        rule: 'agreement',
        severity: 'error',
        message: `Searchers see one ${key} for two pages: ${pageName(first)} and ${pageName(page)}.`,
        remedy: `Write a ${key} of this page’s own, or accept it in content/waivers.yaml.`,
        related: [{ ...first.locate([key]), message: 'has the same text.' }],
        subject: `${[pageName(first), pageName(page)].sort().join(' and ')} ${key}`,
        values: [text],
      },
    ]
  })
}

/** What waivers call a page: its slug, or `home`. */
export function pageName({ slug, file }: Pick<ContentFile<Kind>, 'slug' | 'file'>): string {
  return slug || fileName(file)
}
