import { pageNames } from '../schemas/content/page-names.ts'
import { bracketed, components } from '../schemas/content/prose-components.ts'
import { nearest } from '../schemas/nearest.ts'
import { errorAt, type Finding } from './finding.ts'
import { grouped } from './grouped.ts'
import type { ReadFile } from './read/read-file.ts'
import type { Text } from './read/texts.ts'
import { formatPath, valueAt } from './read/validate.ts'
import { isOwn, type References, split, statedBy, writtenIn } from './references.ts'
import { re } from './word-rule.ts'

/** References that are unknown, misplaced, repeated or left out, and markup and braces that pages would print as typed. */
export function checkReferences(files: readonly ReadFile[], references: References): Finding[] {
  const texts = files.flatMap((file) => file.texts.map((text) => [file, text] as const))
  return [
    ...toldOnce(texts.flatMap(([file, text]) => unknownReferences(file, text, references))),
    ...texts.flatMap(([file, text]) => [
      ...withinStated(file, text),
      ...saidTwice(file, text, references),
      ...leftOut(file, text),
      ...(text.path.length > 0 || text.kind === 'beside' ? strayMarkup(file, text) : []),
    ]),
  ]
}

/** A finding about a name that stands for nothing. */
type Unknown = readonly [name: string, finding: Finding]

/** One finding about each name: its first place, and the others beside it. */
function toldOnce(unknown: readonly Unknown[]): Finding[] {
  return [...grouped(unknown, ([name]) => name).values()].map(([[, first], ...others]) => {
    const related = others.map(([, { file, line, column, length = 1 }]) => {
      return { file, line, column, length, message: 'names it too.' }
    })
    return { ...first, related }
  })
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
  return missing.map((name) => {
    const message = `${formatPath(path)}: the page fills in {${name}} here, and the text leaves it out.`
    return errorAt(file.locate(path), 'reference', message, `Write {${name}} where it belongs.`)
  })
}

/**
 * A word that would be printed twice, since the reference beside it begins or ends with it: "from <Price/>" would read
 * "from from £250", and "<Fact name="sessions"/> sessions" "2 sessions sessions". Likewise "£" or "pounds" beside a price.
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
      const found = piece?.kind === 'words' ? word.exec(piece.value) : undefined
      if (!found || !piece) return []
      const { 0: said, index } = found
      const isPounds = /^(?:£|pounds|quid)$/i.test(said) && words.includes('£')
      const isTwice = isPounds || said.toLowerCase() === own?.toLowerCase()
      const message = `"${said}" stands ${side} ${writtenIn(text.path, name)}, which says "${words}".`
      const remedy = `Take "${said}" out.`
      return isTwice ? [file.source.error('reference', piece.at(index), message, remedy, said.length)] : []
    })
  })
}

function unknownReferences(file: ReadFile, text: Text, references: References): Unknown[] {
  // A wrong name stands where the one that is left out belongs, which is reported instead.
  if (leftOut(file, text).length > 0) return []
  return text.pieces.flatMap(({ kind: piece, value: name, at, length }): Unknown[] => {
    const isKnown =
      piece !== 'reference' ||
      references.words(name, file) !== undefined ||
      pageNames[`${file.kind} ${formatPath(text.path)}`]?.includes(name) ||
      references.isToldElsewhere(name, file)
    if (isKnown) return []
    const write = (known: string) => writtenIn(text.path, known)
    const all = references.names(file)
    // The first part of a name is a treatment or a group, such as "hours".
    const alike = all.filter((known) => known.startsWith(`${name.split('.')[0]}.`))
    const names = alike.length > 0 ? alike : all.filter((known) => split(known)[0] === undefined)
    // Among all names, since another treatment's fact is no slip for one that is nearly called so.
    const known = new Set(all.map(lastPart))
    const near = alike.length > 0 || !name.includes('.') ? nearest(lastPart(name), known) : undefined
    const meant = names.find((one) => lastPart(one) === near)
    const key = text.path.length === 0 ? '' : `${formatPath(text.path)}: `
    const message = `${key}${write(name)} refers to a fact that is not stated.`
    const others = all.find((one) => split(one)[0] !== undefined)
    const example = others ? ` Another page’s are written like ${write(others)}.` : ''
    const remedy = meant
      ? `Did you mean ${write(meant)}?`
      : `There are ${names.map(write).join(', ')}.${example}`
    const fixes = meant ? [{ title: `Write ${write(meant)}`, replacement: write(meant) }] : []
    const finding = { ...file.source.error('reference', at(0), message, remedy, length), fixes }
    return [[isOwn(meant ?? name) ? `${file.file} ${name}` : name, finding]]
  })
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1)

const markup = new RegExp(
  [
    /<!--.*?(?:-->|$)/,
    // Components and HTML tags; <Enter> is a key to press.
    re`</?(?:${Object.keys(components).join('|')}|[a-z][a-z0-9]*|[A-Z]{1,6}[1-6]?)\b[^<>]*>`,
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
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

const plainly =
  'Write the words and characters themselves, and a fact as a name in braces without spaces, such as {phone} or {price}; a marked figure is {other 12 hours}.'

/** The first Markdown, component, HTML or brace in a text that pages show as plain words. Tags come in pairs. */
function strayMarkup({ source }: ReadFile, { path, pieces }: Text): Finding[] {
  const words = pieces.filter(({ kind }) => kind === 'words')
  const [found] = words.flatMap(({ value, at }) =>
    [...value.matchAll(markup)].map((match) => ({ match, at })),
  )
  if (!found) return []
  const { 0: written, index } = found.match
  const typed = written.trim()
  const shown = `"${typed}" would appear on the page exactly as typed`
  const [message, remedy] =
    path.length > 0
      ? [`${formatPath(path)}: ${shown}; texts under keys take plain words and names in braces.`, plainly]
      : [`${shown}; a picture’s description and a title hold words alone.`, 'Write the words themselves.']
  return [source.error('reference', found.at(index), message, remedy, typed.length)]
}
