import { aboutWords, clinicWords, cookieWords, policyWords } from '../schemas/content/clinic-words.ts'
import type { Kind, ValueOf } from '../schemas/content/kinds.ts'
import { treatmentWords } from '../schemas/content/treatment-words.ts'
import { withoutZeroWidth } from '../schemas/content/typeset.ts'

/**
 * What references stand for. A reference's name is what YAML writes in braces: `phone`, `retention`; on a treatment's own page
 * `price` and `fact.lasting`; for another treatment `profhilo.price`.
 */
export type References = ReturnType<typeof referencesOf>

interface FactSource<Name extends Kind = Kind> {
  kind: Name
  slug: string
  value: ValueOf<Name> | undefined
}

type Named = Pick<FactSource, 'kind' | 'slug'>

/** Everything in the files that can be referred to; a file with errors states nothing. */
export function referencesOf(files: readonly FactSource[]) {
  // How long enquiries are kept is what the privacy policy says, whatever other legal pages state.
  const sources = files.filter(({ kind, slug }) => kind !== 'legal' || slug === 'privacy-policy')
  const stated = new Map(
    sources.flatMap((file) =>
      Object.entries(statedBy(file)).map(([name, words]) => [fullName(name, file), words]),
    ),
  )
  return {
    /** The words that a name stands for in a file. */
    words: (name: string, file: Named) => stated.get(fullName(name, file)),
    /** Every name that stands for something in a file, its own first. */
    names: (file: Named) => {
      const isOwnPage = (name: string) => split(name)[0] === treatmentOf(file)
      const all = [...stated.keys()]
      const own = all.filter(isOwnPage).map((name) => split(name)[1])
      return [...own, ...all.filter((name) => !isOwnPage(name))]
    },
    /** Whether a name may stand for nothing because its treatment has no page or the file that states it has errors of its own. */
    isToldElsewhere: (name: string, file: Named) => {
      const [slug = ''] = split(fullName(name, file))
      const owners = files.filter((one) => treatmentOf(one) === slug)
      return owners.length === 0 || owners.some(({ value }) => value === undefined)
    },
  }
}

/** The name by which every file can refer to a fact: `profhilo.price` for the `price` of Profhilo's own page. */
const fullName = (name: string, file: Named) => (isOwn(name) ? `${treatmentOf(file)}.${name}` : name)

/** A treatment's slug; empty for other kinds, since one of their pages may have the same slug. */
const treatmentOf = ({ kind, slug }: Named) => (kind === 'treatment' ? slug : '')

/** The words that a file states for references, by the reference's name. */
export function statedBy<Name extends Kind>({ kind, value }: FactSource<Name>): Record<string, string> {
  return (value && wordsOf[kind]?.(value)) ?? {}
}

const wordsOf: { [Name in Kind]?: (value: ValueOf<Name>) => Record<string, string> } = {
  treatment: treatmentWords,
  clinic: clinicWords,
  about: aboutWords,
  cookies: cookieWords,
  legal: policyWords,
}

/** Whether a name is that of a fact which each treatment states for itself. */
export const isOwn = (name: string): boolean => /^(?:price$|fact\.)/.test(name)

const ofTreatment = /^(?!fact\.)([^.]*)\.(price|fact\..+)$/

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
export const braces = /\{other:?\s+([^{}\s][^{}]*)\}|\{([A-Za-z][\w.-]*)\}/g

/** A text with each reference that `words` knows replaced and each mark reduced to its words; other braces are left. */
export function replaceReferences(text: string, words: (name: string) => string | undefined): string {
  const typed = text.replace(/\{[^{}]*\}/g, (whole) => withoutZeroWidth(whole))
  return typed.replace(braces, (whole, marked?: string, name?: string) =>
    name === undefined ? (marked ?? '') : (words(name) ?? whole),
  )
}
