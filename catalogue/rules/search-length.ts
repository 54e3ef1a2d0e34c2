import { clinicWords } from '../../schemas/content/clinic-words.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import type { Finding } from '../finding.ts'
import type { Entry } from '../read/entry.ts'
import { entryOf } from '../read/entry-of.ts'
import { clinicToken } from '../tokens/clinic-tokens.ts'
import { resolveTokens } from '../tokens/resolve.ts'
import { treatmentTokens } from '../tokens/treatment-tokens.ts'
import type { SiteRule } from './rule.ts'

/** About where search pages cut a title and a description. */
const titleLimit = 70
const descriptionLimit = 160

/** What pages with a title of their own state. */
type Described = Partial<Pick<Treatment, 'title' | 'description' | 'price' | 'facts'>>

/** Titles and descriptions, with their tokens replaced, fit what search pages show. */
export const searchLength: SiteRule = ({ entries }) => {
  const clinic = entryOf(entries, 'clinic')?.value
  const pattern = entryOf(entries, 'treatmentPage')?.value?.location
  if (!clinic || !pattern) return []
  const words = clinicWords(clinic)
  return entries.flatMap((entry) => {
    const { title, description, price, facts } = (entry.known ?? {}) as Described
    const own = price && facts ? treatmentTokens({ price, facts }) : {}
    const said = (text: string) => resolveTokens(text, (name) => own[name] ?? clinicToken(words, name))
    if (description === undefined && entry.kind !== 'treatment') return []
    const heading = (name: string) =>
      entry.kind === 'treatment' ? pattern.replace('{treatment}', name) : said(name)
    return [
      ...(title ? tooLong(entry, 'title', `${heading(title)} | ${words.name}`, titleLimit) : []),
      ...(description ? tooLong(entry, 'description', said(description), descriptionLimit) : []),
    ]
  })
}

function tooLong(entry: Entry, key: 'title' | 'description', text: string, limit: number): Finding[] {
  if (text.length <= limit) return []
  return [
    {
      ...entry.locate([key]),
      rule: 'search-length',
      severity: 'warning',
      message: `the ${key} "${text}" has ${text.length} characters; search pages cut it at about ${limit}.`,
      remedy: 'Say it in fewer words.',
    },
  ]
}
