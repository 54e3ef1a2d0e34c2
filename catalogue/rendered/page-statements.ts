import { longDate } from '../../schemas/content/long-date.ts'
import type { Kind } from '../read/kinds.ts'
import type { Path } from '../read/locations.ts'
import type { Stated } from './mismatch.ts'
import type { PageScope } from './scope.ts'

/** Keys whose values pages do not show as text: addresses, file names, what pictures show, choices. */
const unshown = new Set(['alt', 'image', 'url', 'href', 'treatment', 'unit', 'rating', 'source', 'date'])

/** Every text of content that a page must show word for word. Those that other checks compare in place are left out. */
export function pageStatements(scope: PageScope): Stated[] {
  const { catalogue, expected, prose } = scope
  const { home, about, contact, treatmentPage, cookies } = catalogue
  const of = (kind: Kind, value: object, keys: readonly string[], slug?: string) =>
    keys.flatMap((key) => statements((value as Record<string, unknown>)[key], kind, [key], slug))
  const blocks: Stated[] = prose.blocks.map(({ text, place }) => ({ text, place }))
  const { treatment, legal } = expected
  if (treatment) {
    const own = ['summary', 'suitability', 'concerns', 'benefits', 'timeline']
    const shared = [
      'suitability',
      'suits',
      'unsuitable',
      'concerns',
      'benefits',
      'timeline',
      'faqs',
      'related',
    ]
    return [
      ...of('treatment', treatment, own, treatment.slug),
      ...of('treatmentPage', treatmentPage, shared),
      ...blocks,
    ]
  }
  if (legal) {
    const date = legal.updated ? statements(longDate(legal.updated), 'legal', ['updated'], legal.slug) : []
    const register = legal.slug === 'cookie-policy' ? of('cookies', cookies, ['register']) : []
    return [
      ...of('legal', legal, ['summary', 'updatedLabel'], legal.slug),
      ...date,
      ...register.filter(({ source }) => !['where', 'category'].includes(String(source?.path.at(-1)))),
      ...blocks,
    ]
  }
  switch (expected.kind) {
    case 'home':
      return of('home', home, ['hero', 'about', 'treatments', 'testimonials', 'gallery', 'contact'])
    case 'about':
      return of('about', about, [
        'hero',
        'meet',
        'badges',
        'qualifications',
        'memberships',
        'approach',
        'whyChoose',
        'closing',
      ])
    case 'contact':
      return [
        ...of('contact', contact, ['lead', 'free']),
        ...of('contact', contact.form, ['heading', 'hint', 'labels', 'hints', 'privacy', 'submit']).map(
          within('form'),
        ),
        ...of('contact', contact.panel, ['heading', 'address', 'phone', 'email', 'hours']).map(
          within('panel'),
        ),
      ]
    default: {
      const sent = expected.heading.source?.path[0] === 'sentPage'
      const [answer, page] = sent ? (['sent', 'sentPage'] as const) : (['failed', 'failedPage'] as const)
      return [
        ...of('contact', contact[answer], ['text']).map(within(answer)),
        ...of('contact', contact[page], ['next']).map(within(page)),
      ]
    }
  }
}

/** Every text in a value with its place in content. */
export function statements(value: unknown, kind: Kind, path: Path, slug?: string): Stated[] {
  if (typeof value === 'string') {
    return [{ text: value, source: { kind, path, ...(slug !== undefined && { slug }) } }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    unshown.has(key)
      ? []
      : statements(entry, kind, [...path, Array.isArray(value) ? Number(key) : key], slug),
  )
}

const within =
  (key: string) =>
  (stated: Stated): Stated =>
    stated.source ? { ...stated, source: { ...stated.source, path: [key, ...stated.source.path] } } : stated
