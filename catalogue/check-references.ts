import { nearest } from '../schemas/content/nearest.ts'
import type { Finding } from './finding.ts'
import type { ReadFile } from './read/read-file.ts'
import type { Text } from './read/texts.ts'
import { formatPath } from './read/validate.ts'
import { isOwn, ownName, type References, referenceName, split, writtenIn } from './references.ts'
import { characterOf } from './syntax/mdx.ts'

/** Names that pages fill in, by the one text in which each may be used. */
const pageNames: Record<string, readonly string[]> = {
  'navigation footer.copyright': ['year'],
  'contact form.about': ['treatment'],
  'contact sentPage.reference': ['reference'],
  'contact sentPage.by': ['time'],
  'contact panel.alternate': ['day'],
  'contact panel.openUntil': ['time'],
  'contact panel.opens': ['day', 'time'],
  'contact panel.opensToday': ['time'],
  'contact panel.next': ['date'],
  'contact before.lookUp': ['pin'],
  'treatmentPage pricing': ['treatment'],
  'treatmentPage mailSubject': ['treatment'],
  'treatmentPage location': ['treatment'],
}

/** Unknown references in a file, and markup and braces that pages would show as they are. */
export function checkReferences(file: ReadFile, references: References): Finding[] {
  return file.texts.flatMap((text) => [
    ...unknownReferences(file, text, references),
    ...saidTwice(file, text, references),
    ...(text.path.length > 0 ? strayMarkup(file, text) : []),
  ])
}

/** A word or "£" before a reference that its own words begin with: "from <Price/>" would say "from from £250". */
function saidTwice({ slug, source }: ReadFile, text: Text, references: References): Finding[] {
  return text.pieces.flatMap(({ kind, value: name }, index): Finding[] => {
    const before = text.pieces[index - 1]
    const words = kind === 'reference' ? references.words(name, slug) : undefined
    if (words === undefined || before?.kind !== 'words') return []
    const said = /(?:£|(?<!\p{L})\p{L}+)(?=\s*$)/u.exec(before.value)
    const [own] = words.split(' ')
    const isTwice = said?.[0] === '£' ? words.includes('£') : said?.[0].toLowerCase() === own?.toLowerCase()
    if (!said || !isTwice) return []
    const message = `"${said[0]}" stands before ${writtenIn(text.path, name)}, which says "${words}".`
    const remedy = `Take "${said[0]}" out.`
    return [source.error('reference', before.at(said.index), message, remedy, said[0].length)]
  })
}

function unknownReferences({ kind, slug, source }: ReadFile, text: Text, references: References): Finding[] {
  const write = (name: string) => writtenIn(text.path, name)
  return text.pieces.flatMap(({ kind: piece, value: name, at, length }): Finding[] => {
    const meant = ownName(name)
    const isKnown =
      piece !== 'reference' ||
      references.words(name, slug) !== undefined ||
      pageNames[`${kind} ${formatPath(text.path)}`]?.includes(name) ||
      references.mayBeInBrokenFile(meant, slug) ||
      references.isMissingPage(name)
    if (isKnown) return []
    const names = references.names(slug)
    const near = nearestName(meant, names)
    const [other, own] = split(meant)
    const alike = (known: string) => isOwn(known) === isOwn(own) && split(known)[0] === undefined
    const offered = names
      .filter((known) => (other === undefined ? alike(known) : known.startsWith(`${other}.`)))
      .map(write)
    const ofAnother = isOwn(meant) ? names.find((known) => known.endsWith(`.${meant}`)) : undefined
    const key = text.path.length === 0 ? '' : `${formatPath(text.path)}: `
    const message = `${key}${write(name)} refers to a fact that is not stated.`
    const otherwise = ofAnother
      ? `Say whose it is, for example ${write(ofAnother)}.`
      : 'State it under its key, or take this out.'
    const remedy = near
      ? `Did you mean ${write(near)}?`
      : offered.length > 0
        ? `There are ${offered.join(', ')}.`
        : otherwise
    const fixes = near ? [{ title: `Write ${write(near)}`, replacement: write(near) }] : []
    return [{ ...source.error('reference', at(0), message, remedy, length), fixes }]
  })
}

/** The name that was likely meant: a slip in a treatment's fact is one in the fact's own name. */
function nearestName(name: string, names: readonly string[]): string | undefined {
  const [, start = '', fact] = /^(.*\bfact\.)(\w+)$/.exec(name) ?? []
  if (fact === undefined) return nearest(name, names)
  const facts = names.flatMap((known) => (known.startsWith(start) ? known.slice(start.length) : []))
  const near = nearest(fact, facts)
  return near && `${start}${near}`
}

const markup =
  /<(Price|Fact|Clinic|Other|[a-z][a-z0-9]*)\b[^<>]*>|!?\[([^\][]+)\]\([^()\s]+\)|\*\*([^*]+)\*\*|^#{1,6} |\{[^{}]*\}?|\}|&#?\w+;/g

/** Markdown, components, HTML and braces in a text under a key: pages show such texts as plain words. */
function strayMarkup({ source }: ReadFile, { path, pieces }: Text): Finding[] {
  const words = pieces.filter(({ kind }) => kind === 'words')
  return words.flatMap(({ value, at }) =>
    [...value.matchAll(markup)].flatMap(({ 0: written, 1: tag, 2: label, 3: bold, index }) => {
      const words = written.trim()
      if (words.startsWith('&') && !characterOf(words)) return []
      const message = `${formatPath(path)}: "${words}" is shown as it stands; texts under keys take plain words and names in braces.`
      return source.error('reference', at(index), message, strayRemedy(words, tag, label, bold), words.length)
    }),
  )
}

function strayRemedy(words: string, tag?: string, label?: string, bold?: string): string {
  if (words.startsWith('&')) return `Type ${characterOf(words)?.trim() || 'a space'} in its place.`
  if (label !== undefined) return `Write "${label}" alone; links stand in the prose of pages.`
  if (bold !== undefined) return `Write "${bold}" without the stars.`
  if (/[{}]/.test(words)) {
    return 'Write a name in braces without spaces, such as {phone}, or round brackets. A marked figure is {other 12 hours}.'
  }
  const properties = [...words.matchAll(/(\w+)="([\w.-]*)"/g)].map(([, key, value]) => [key, value])
  const name = tag && referenceName(tag, Object.fromEntries(properties))
  if (name) return `Write {${name}}.`
  return tag === 'Other' ? 'Write {other 12 hours} around the figure.' : 'Write the words alone.'
}
