import type { Root } from 'mdast'
import type { Path, Span, Target } from '../content.ts'
import { type Finding, fileFinding } from '../finding.ts'
import { findFrontMatter } from '../syntax/front-matter.ts'
import { parseMdx } from '../syntax/mdx.ts'
import { Source } from '../syntax/source.ts'
import { readYaml } from '../syntax/yaml.ts'
import { type Kind, kinds, type ValueOf } from './kinds.ts'
import { proseProblems, walk } from './prose.ts'
import { keyTexts, proseTexts, type Text } from './texts.ts'
import { firstLineLength, formatPath, nearestLocation, validate } from './validate.ts'

/** One content file, read and checked by itself. */
export interface ReadFile<Name extends Kind = Kind> {
  file: string
  kind: Name
  slug: string
  source: Source
  /** What the keys say; absent while anything in the file is wrong. */
  value: ValueOf<Name> | undefined
  texts: Text[]
  links: Target[]
  images: Target[]
  placeholders: { key: string; place: Span }[]
  findings: Finding[]
  locate(path: Path): Span
}

/** Reads and checks one file by itself: syntax, keys, prose. */
export function readFile(file: string, kind: Kind, slug: string, text: string): ReadFile {
  const source = new Source(file, text)
  const result: ReadFile = {
    file,
    kind,
    slug,
    source,
    value: undefined,
    texts: [],
    links: [],
    images: [],
    placeholders: [],
    findings: [],
    locate: () => ({ file, line: 1, column: 1, length: 1 }),
  }
  const front = slug === '' ? { start: 0, end: text.length, prose: text.length } : findFrontMatter(source)
  if ('rule' in front) return { ...result, findings: [keysLater(front)] }
  const content = readYaml(source, front.start, front.end)
  const prose = slug === '' ? undefined : parseMdx(source, front.prose)
  const proseFindings =
    prose === undefined ? [] : 'rule' in prose ? [prose] : proseProblems(source, front.prose, prose, kind)
  if (content.findings.length > 0)
    return { ...result, findings: [...content.findings.map(keysLater), ...proseFindings] }
  if (content.data === null) {
    const what = slug === '' ? 'is empty.' : 'has no keys in its front matter.'
    return {
      ...result,
      findings: [fileFinding(file, what, 'Restore it from version control, or write its keys.')],
    }
  }
  const { value, findings } = validate(kinds[kind], source, content)
  const all = [...findings, ...proseFindings]
  const root = prose && 'type' in prose ? prose : undefined
  const locate = (path: Path): Span => {
    const [start, end] = nearestLocation(content.locations, path).value
    return { ...source.place(start), length: firstLineLength(text, start, end) }
  }
  return {
    ...result,
    value: all.length === 0 ? (value as ValueOf<Kind>) : undefined,
    texts: [
      ...keyTexts(source, kind, content.data, content.locations),
      ...(root ? proseTexts(source, front.prose, root) : []),
    ],
    ...(root && targets(source, front.prose, root)),
    placeholders: content.placeholders.map((path) => ({ key: formatPath(path), place: locate(path) })),
    findings: all,
    locate,
  }
}

/** A syntax finding that keeps a file's keys from being checked says so. */
function keysLater(finding: Finding): Finding {
  const later = 'The other keys of this file are checked once this is mended.'
  return { ...finding, remedy: finding.remedy ? `${finding.remedy} ${later}` : later }
}

/** Every link and picture in a file's prose, which begins at `start`. */
function targets(source: Source, start: number, root: Root): { links: Target[]; images: Target[] } {
  const links: Target[] = []
  const images: Target[] = []
  walk(root, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    const offset = start + (node.position?.start.offset ?? 0)
    const end = start + (node.position?.end.offset ?? 0)
    const within = Math.max(0, source.text.slice(offset, end).lastIndexOf(node.url))
    const place = { ...source.place(offset + within), length: Math.max(1, node.url.length) }
    ;(node.type === 'image' ? images : links).push({ target: node.url, place })
  })
  return { links, images }
}
