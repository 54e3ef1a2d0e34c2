import { bracketed, components } from '../schemas/content/prose-components.ts'
import { nearest } from '../schemas/nearest.ts'
import { errorAt, type Finding } from './finding.ts'
import { grouped } from './grouped.ts'
import type { ReadFile } from './read/read-file.ts'
import type { Text } from './read/texts.ts'
import { formatPath, valueAt } from './read/validate.ts'
import { isOwn, ownName, type References, referenceName, statedBy, writtenIn } from './references.ts'

/** Names that pages fill in, by the text in which they may be used. */
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

/** References that are unknown, misplaced, repeated or left out, and markup and braces that pages would print as typed. */
export function checkReferences(files: readonly ReadFile[], references: References): Finding[] {
  const texts = files.flatMap((file) => file.texts.map((text) => [file, text] as const))
  return [
    ...toldOnce(texts.flatMap(([file, text]) => unknownReferences(file, text, references))),
    ...texts.flatMap(([file, text]) => [
      ...withinStated(file, text),
      ...saidTwice(file, text, references),
      ...leftOut(file, text),
      ...(text.path.length > 0 ? strayMarkup(file, text) : []),
    ]),
  ]
}

/** A reference or mark in a value that references stand for: pages would show its braces. */
function withinStated(file: ReadFile, { path, pieces }: Text): Finding[] {
  const braces = pieces.find(({ kind }) => kind !== 'words')
  const value = path.length > 0 && braces ? valueAt(file.value, path) : undefined
  if (!braces || !Object.values(statedBy(file)).some((words) => words.includes(String(value)))) return []
  const message = `${formatPath(path)} is what other texts refer to, so it holds words alone.`
  const remedy = 'Write the words themselves, without braces.'
  return [file.source.error('reference', braces.at(0), message, remedy, braces.length)]
}

/** A name that the page fills in but the text leaves out: all treatments' pages would share a title, for example. */
function leftOut(file: ReadFile, { path, pieces }: Text): Finding[] {
  const names = pageNames[`${file.kind} ${formatPath(path)}`] ?? []
  const missing = names.filter(
    (name) => !pieces.some((piece) => piece.kind === 'reference' && piece.value === name),
  )
  return missing.map((name) =>
    errorAt(
      file.locate(path),
      'reference',
      `${formatPath(path)}: the page fills in {${name}} here, and the text leaves it out.`,
      `Write {${name}} where it belongs.`,
    ),
  )
}

/**
 * A word that would be printed twice, since the reference beside it begins or ends with it: "from <Price/>" would read
 * "from from £250", and "<Fact name="sessions"/> sessions" "2 sessions sessions". Likewise a "£" before a reference.
 */
function saidTwice(file: ReadFile, text: Text, references: References): Finding[] {
  return text.pieces.flatMap(({ kind, value: name }, index): Finding[] => {
    const words = kind === 'reference' ? references.words(name, file) : undefined
    if (words === undefined) return []
    const sides = [
      ['before', text.pieces[index - 1], /(?:£|(?<!\p{L})\p{L}+)(?=\s*$)/u, words.split(' ').at(0)],
      // Only after figures: "{clinic} clinic rooms" is fine.
      ['after', text.pieces[index + 1], /(?<=^\s*)\p{L}+(?!\p{L})/u, /\d.* (\p{L}+)$/u.exec(words)?.[1]],
    ] as const
    return sides.flatMap(([side, piece, word, own]) => {
      const said = piece?.kind === 'words' ? word.exec(piece.value) : undefined
      const isTwice = said?.[0] === '£' ? words.includes('£') : said?.[0].toLowerCase() === own?.toLowerCase()
      if (!said || !piece || !isTwice) return []
      const message = `"${said[0]}" stands ${side} ${writtenIn(text.path, name)}, which says "${words}".`
      return [
        file.source.error(
          'reference',
          piece.at(said.index),
          message,
          `Take "${said[0]}" out.`,
          said[0].length,
        ),
      ]
    })
  })
}

/** A finding, and a key that all findings about the same name share. */
type Unknown = readonly [key: string, finding: Finding]

function unknownReferences(file: ReadFile, text: Text, references: References): Unknown[] {
  // A wrong name stands where the one that is left out belongs, which is reported instead.
  if (leftOut(file, text).length > 0) return []
  return text.pieces.flatMap(({ kind: piece, value: name, at, length }): Unknown[] => {
    const meant = ownName(name)
    const isKnown =
      piece !== 'reference' ||
      references.words(name, file) !== undefined ||
      pageNames[`${file.kind} ${formatPath(text.path)}`]?.includes(name) ||
      references.mayBeInBrokenFile(meant, file) ||
      references.isMissingPage(name)
    if (isKnown) return []
    const write = (known: string) => writtenIn(text.path, known)
    const names = references.names(file)
    const near = nearestName(meant, names)
    const key = text.path.length === 0 ? '' : `${formatPath(text.path)}: `
    const message = `${key}${write(name)} refers to a fact that is not stated.`
    const remedy = near ? `Did you mean ${write(near)}?` : namesInstead(meant, names, write)
    const fixes = near ? [{ title: `Write ${write(near)}`, replacement: write(near) }] : []
    const finding = { ...file.source.error('reference', at(0), message, remedy, length), fixes }
    return [[isOwn(meant) ? `${file.file} ${name}` : name, finding]]
  })
}

/** One finding for each key: the first, with the places of the others. */
function toldOnce(unknown: readonly Unknown[]): Finding[] {
  return [...grouped(unknown, ([key]) => key).values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first?.[1] ?? []
    const related = others.map(([, { file, line, column, length = 1 }]) => {
      return { file, line, column, length, message: 'names it too.' }
    })
    const remedy = `${first[1].remedy} Put it right in each place, or rename the key.`
    return { ...first[1], remedy, related }
  })
}

/** The remedy for a name that resembles no known one: the names of its group, or where to find them all. */
function namesInstead(name: string, names: readonly string[], write: (name: string) => string): string {
  const isAlike = (known: string) => (isOwn(name) ? isOwn(known) : known.startsWith(`${name.split('.')[0]}.`))
  const alike = names.filter(isAlike).map(write)
  if (alike.length > 0) return `There are ${alike.join(', ')}.`
  const example = isOwn(name) ? names.find((known) => known.endsWith(`.${name}`)) : undefined
  if (example) return `Say whose it is, for example ${write(example)}.`
  return 'All names stand in docs/editing-content.md, under "Facts are written once". Or write the words themselves.'
}

/** The name that was likely meant. In a treatment's fact, only the fact's own name is compared. */
function nearestName(name: string, names: readonly string[]): string | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1)
  if (names.includes(last) && !isOwn(last)) return last
  const [, start = '', fact] = /^(.*\bfact\.)(\w+)$/.exec(name) ?? []
  if (fact === undefined) return nearest(name, names)
  const facts = names.flatMap((known) => (known.startsWith(start) ? known.slice(start.length) : []))
  const near = nearest(fact, facts)
  return near && `${start}${near}`
}

const markup = new RegExp(
  [
    /<!--.*?(?:-->|$)/,
    // Components and HTML tags; <Enter> is a key to press.
    `</?(${Object.keys(components).join('|')}|[a-z][a-z0-9]*|[A-Z]{1,6}[1-6]?)\\b[^<>]*>`,
    /<[A-Z]\w*\b[^<>]*\/>|<\/[A-Z]\w*>/,
    // Links, even with a space before the address or inside a page's address.
    /!?\[[^\][]+\](?:\((?:[^()\s]+|\/[^()]*)\)| \((?:\/|#|https?:)[^()\s]+\))/,
    // Stars around words; a star after a word marks a footnote.
    /\*\*[^*]+\*\*|(?<![^\s(“‘"'])\*\p{L}[^*]*(?<! )\*/u,
    bracketed,
    /~~[^~]+~~/,
    /^#{1,6} /,
    /\{[^{}]*\}?|\}/,
    /&(?:#\w+|[A-Za-z]{2,8}\d{0,2});/,
  ]
    .map((part) => (typeof part === 'string' ? part : part.source))
    .join('|'),
  'gu',
)

/** The first Markdown, component, HTML or brace in a text under a key: pages show such texts as plain words. Tags come in pairs. */
function strayMarkup({ source }: ReadFile, { path, pieces }: Text): Finding[] {
  const words = pieces.filter(({ kind }) => kind === 'words')
  const [found] = words.flatMap(({ value, at }) =>
    [...value.matchAll(markup)].map((match) => ({ match, at })),
  )
  if (!found) return []
  const { 0: written, 1: tag, index } = found.match
  const typed = written.trim()
  const message = `${formatPath(path)}: "${typed}" would appear on the page exactly as typed; texts under keys take plain words and names in braces.`
  return [source.error('reference', found.at(index), message, strayRemedy(typed, tag), typed.length)]
}

function strayRemedy(words: string, tag?: string): string {
  if (words.startsWith('&')) return 'Type the character itself in its place.'
  if (/[{}]|^[[(][\w.-]+[\])]$/.test(words)) {
    return 'Write a name in braces without spaces, such as {phone}, or round brackets. A marked figure is {other 12 hours}.'
  }
  const properties = [...words.matchAll(/(\w+)="([\w.-]*)"/g)].map(([, key, value]) => [key, value])
  const name = tag && referenceName(tag, Object.fromEntries(properties))
  if (name) return `Write {${name}}.`
  return tag === 'Other'
    ? 'Write {other 12 hours} around the figure.'
    : 'Write the words alone; links and emphasis stand in the prose of pages.'
}
