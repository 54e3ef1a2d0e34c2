import { clinicWords } from '../schemas/content/clinic-words.ts'
import { type LegalSlug, legalSlugs } from '../schemas/content/legal.ts'
import type { Treatment } from '../schemas/content/treatment.ts'
import type { Catalogue } from './catalogue.ts'
import type { Entry, ValueOf } from './read/entry.ts'
import type { Kind } from './read/kinds.ts'
import { clinicToken } from './tokens/clinic-tokens.ts'
import { resolveTokens } from './tokens/resolve.ts'
import { treatmentTokens } from './tokens/treatment-tokens.ts'

/** The catalogue, or nothing while a file is missing or its keys are wrong. */
export function assemble(entries: readonly Entry[]): Catalogue | undefined {
  const clinic = single(entries, 'clinic')
  const navigation = single(entries, 'navigation')
  const home = single(entries, 'home')
  const about = single(entries, 'about')
  const contact = single(entries, 'contact')
  const testimonials = single(entries, 'testimonials')
  const cookies = single(entries, 'cookies')
  const treatmentPage = single(entries, 'treatmentPage')
  const legal = legalSlugs.flatMap((slug) => pages(entries, 'legal').filter((page) => page.slug === slug))
  const complete = legal.length === legalSlugs.length && entries.every(isRight)
  if (
    !(
      complete &&
      clinic &&
      navigation &&
      home &&
      about &&
      contact &&
      testimonials &&
      cookies &&
      treatmentPage
    )
  )
    return undefined
  const words = clinicWords(clinic)
  const general = (token: string) => clinicToken(words, token)
  return resolveTokens(
    {
      clinic,
      navigation,
      home,
      about,
      contact,
      testimonials,
      cookies,
      treatmentPage,
      treatments: inMenuOrder(pages(entries, 'treatment').map(withOwnTokens), navigation.treatments),
      legal: legal.map((page) => ({ ...page, slug: page.slug as LegalSlug })),
    },
    general,
  )
}

/** The checked value of a kind that has one file, or undefined. */
export function single<const Name extends Kind>(
  entries: readonly Entry[],
  kind: Name,
): ValueOf<Name> | undefined {
  const entry = entries.find((one): one is Entry<Name> => one.kind === kind)
  return entry?.value
}

function pages<const Name extends 'treatment' | 'legal'>(entries: readonly Entry[], kind: Name) {
  return entries.flatMap((entry) =>
    entry.kind === kind && entry.value ? [{ ...(entry.value as ValueOf<Name>), slug: entry.slug }] : [],
  )
}

/** Pages show nothing of what is waived. */
function isRight({ kind, value }: Entry): boolean {
  return kind === 'waivers' || value !== undefined
}

function withOwnTokens(treatment: Treatment): Treatment {
  const words = treatmentTokens(treatment)
  return resolveTokens(treatment, (token) => words[token])
}

function inMenuOrder(treatments: Treatment[], order: readonly string[]): Treatment[] {
  const positions = new Map(order.map((slug, index) => [slug, index]))
  const position = ({ slug }: Treatment) => positions.get(slug) ?? order.length
  return treatments.toSorted((a, b) => position(a) - position(b))
}
