import { clinicWords } from '../../schemas/content/clinic-words.ts'
import type { Finding } from '../finding.ts'
import type { Entry } from '../read/entry.ts'
import { clinicToken } from '../tokens/clinic-tokens.ts'
import { resolveTokens } from '../tokens/resolve.ts'
import { treatmentTokens } from '../tokens/treatment-tokens.ts'
import { entryOf } from './entry-of.ts'
import type { SiteRule } from './rule.ts'

/** About where search pages cut a title and a description. */
const titleLimit = 70
const descriptionLimit = 160

/** Titles and descriptions, with their tokens replaced, fit what search pages show. */
export const searchLength: SiteRule = ({ entries }) => {
  const clinic = entryOf(entries, 'clinic')?.value
  const pattern = entryOf(entries, 'treatmentPage')?.value?.location
  if (!clinic || !pattern) return []
  const words = clinicWords(clinic)
  return entries.flatMap((entry) => {
    const { outline } = entry
    if (!outline || !('description' in outline)) return []
    const own = 'price' in outline && 'facts' in outline ? treatmentTokens(outline) : {}
    const said = (text: string) => resolveTokens(text, (name) => own[name] ?? clinicToken(words, name))
    const heading =
      entry.kind === 'treatment' ? pattern.replace('{treatment}', outline.title) : said(outline.title)
    return [
      ...tooLong(entry, 'title', `${heading} | ${words.name}`, titleLimit),
      ...tooLong(entry, 'description', said(outline.description), descriptionLimit),
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
