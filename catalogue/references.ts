import { aboutWords, clinicWords, cookieWords, policyWords } from '../schemas/content/clinic-words.ts'
import type { Kind, ValueOf } from '../schemas/content/kinds.ts'
import { treatmentWords } from '../schemas/content/treatment-words.ts'

/**
 * What references stand for. A reference's name is what YAML writes in braces: `phone`, `retention`; on a treatment's own page
 * `price` and `fact.lasting`; for another treatment `profhilo.price`.
 */
export interface References {
  /** The words that a name stands for in a file. */
  words(name: string, file: Named): string | undefined
  /** Every name that stands for something in a file, its own first. */
  names(file: Named): string[]
  /** Whether a name that this file uses may be stated in a file that has errors of its own. */
  mayBeInBrokenFile(name: string, file: Named): boolean
  /** Whether a name begins with a treatment that has no page. */
  isMissingPage(name: string): boolean
}

type Named = Pick<FactSource, 'kind' | 'slug'>

interface FactSource {
  kind: Kind
  slug: string
  value: ValueOf<Kind> | undefined
}

/** Everything in the files that can be referred to; a file with errors states nothing. */
export function referencesOf(files: readonly FactSource[]): References {
  const pages = files.filter(({ kind }) => kind === 'treatment')
  const own = new Map(pages.map((page) => [page.slug, new Map(Object.entries(statedBy(page)))]))
  const shared = new Map([
    ...files.flatMap((file) => (file.kind === 'treatment' ? [] : Object.entries(statedBy(file)))),
    ...[...own].flatMap(([slug, facts]) =>
      [...facts].map(([name, words]): [string, string] => [`${slug}.${name}`, words]),
    ),
  ])
  const wrong = files.filter(({ value }) => value === undefined)
  return {
    words: (name, file) => own.get(treatmentOf(file))?.get(name) ?? shared.get(name),
    names: (file) => [
      ...(own.get(treatmentOf(file))?.keys() ?? []),
      ...[...shared.keys()].filter((name) => split(name)[0] !== treatmentOf(file)),
    ],
    isMissingPage: (name) => {
      const [other] = split(name)
      return other !== undefined && !own.has(other)
    },
    mayBeInBrokenFile: (name, file) => {
      const [other, rest] = split(name)
      const treatment = isOwn(rest) ? (other ?? treatmentOf(file)) : ''
      return wrong.some((one) => treatmentOf(one) === treatment)
    },
  }
}

/** A treatment's slug; empty for other kinds, since one of their pages may have the same slug. */
const treatmentOf = ({ kind, slug }: Named) => (kind === 'treatment' ? slug : '')

/** The words that a file states for references, by the reference's name. */
export function statedBy({ kind, slug, value }: FactSource): Record<string, string> {
  if (value === undefined) return {}
  if (kind === 'treatment') return treatmentWords(value as ValueOf<'treatment'>)
  if (kind === 'clinic') return clinicWords(value as ValueOf<'clinic'>)
  if (kind === 'about') return aboutWords(value as ValueOf<'about'>)
  if (kind === 'cookies') return cookieWords(value as ValueOf<'cookies'>)
  return slug === 'privacy-policy' ? policyWords(value as ValueOf<'legal'>) : {}
}

/** Whether a name is that of a fact which each treatment states for itself. */
export const isOwn = (name: string): boolean => /^(?:price$|fact\.)/.test(name)

const ofTreatment = /^(?!fact\.)([^.]*)\.(price|fact\.\w+)$/

/** The treatment's slug that a name begins with, if any, and the rest. */
export function split(name: string): [slug: string | undefined, rest: string] {
  const [, slug, rest] = ofTreatment.exec(name) ?? []
  return slug === undefined || rest === undefined ? [undefined, name] : [slug, rest]
}

/** How MDX writes a reference: `<Fact name="lasting" of="profhilo"/>`. */
export function componentFor(name: string): string {
  const [slug, rest] = split(name)
  const of = slug === undefined ? '' : ` of="${slug}"`
  if (rest === 'price') return `<Price${of}/>`
  if (rest.startsWith('fact.')) return `<Fact name="${rest.slice('fact.'.length)}"${of}/>`
  return `<Clinic field="${name === 'clinic' ? 'name' : name}"/>`
}

/** How a reference is written: as a component in prose, whose path is empty, and in braces in a key. */
export function writtenIn(path: readonly unknown[], name: string): string {
  return path.length === 0 ? componentFor(name) : `{${name}}`
}

/** The name of the reference that an MDX component stands for; undefined if it stands for none. */
export function referenceName(component: string, properties: Record<string, string>): string | undefined {
  const { of, name = '', field = '' } = properties
  const prefix = of === undefined ? '' : `${of}.`
  if (component === 'Price' || name === 'price') return `${prefix}price`
  if (component === 'Fact') return name ? `${prefix}fact.${name}` : undefined
  if (component !== 'Clinic') return undefined
  return field === 'name' ? 'clinic' : field || undefined
}

/** Matches, in a value of front matter or YAML, a mark with its words or a reference with its name. */
export const braces = /\{other:?\s+([^{}]*)\}|\{([A-Za-z][\w.-]*)\}/g

/** A text with each reference that `words` knows replaced and each mark reduced to its words; other braces are left. */
export function replaceReferences(text: string, words: (name: string) => string | undefined): string {
  return text.replace(braces, (whole, marked?: string, name?: string) =>
    name === undefined ? (marked ?? '') : (words(name) ?? whole),
  )
}
