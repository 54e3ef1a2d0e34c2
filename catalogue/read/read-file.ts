import type { Root } from 'mdast'
import { type Kind, kinds, type ValueOf } from '../../schemas/content/kinds.ts'
import type { ContentFile, Path } from '../content.ts'
import { type Finding, fileFinding } from '../finding.ts'
import { partsOf } from '../syntax/front-matter.ts'
import { Source } from '../syntax/source.ts'
import { readYaml, type YamlContent } from '../syntax/yaml.ts'
import { nodesOf, rangeOf } from './nodes.ts'
import { readProse } from './prose.ts'
import { keyTexts, proseTexts, type Text } from './texts.ts'
import { formatPath, nearestEntry, validate } from './validate.ts'

/** One content file, read and checked by itself. */
export interface ReadFile
  extends Pick<ContentFile, 'file' | 'kind' | 'slug' | 'links' | 'images' | 'placeholders' | 'locate'> {
  source: Source
  /** What the keys say; absent while anything in the file is wrong. */
  value: ValueOf<Kind> | undefined
  texts: Text[]
  findings: Finding[]
}

/** What is read of a file whose keys can't be read. */
const nothing = { value: undefined, texts: [], links: [], images: [], placeholders: [] }

/** Reads and checks one file by itself: syntax, keys, prose. */
export function readFile(file: string, kind: Kind, slug: string, text: string): ReadFile {
  const source = new Source(file, text)
  const unread = (findings: Finding[]): ReadFile => {
    return { file, kind, slug, source, ...nothing, findings, locate: () => source.span(0, 0) }
  }
  const parts = partsOf(source)
  if ('rule' in parts) return unread([withKeysUnchecked(parts)])
  const content = readYaml(source, parts.keys)
  const prose = readProse(source, parts.prose, kind)
  if (content.findings.length > 0)
    return unread([...content.findings.map(withKeysUnchecked), ...prose.findings])
  if (content.data === null)
    return unread([fileFinding(file, 'has no keys.', 'Restore it from version control, or write its keys.')])
  const { value, findings } = validate(kinds[kind], source, content)
  const all = [...findings, ...prose.findings]
  const locate = (path: Path) => source.span(...nearestEntry(content.entries, path).value)
  return {
    ...unread(all),
    value: all.length === 0 ? (value as ValueOf<Kind>) : undefined,
    texts: [...keyTexts(source, kind, content), ...proseTexts(source, prose.root)],
    ...linksAndImages(source, prose.root, content),
    placeholders: content.placeholders.map((path) => ({ key: formatPath(path), place: locate(path) })),
    locate,
  }
}

/** Adds to a syntax finding that it keeps the file's other keys from being checked. */
function withKeysUnchecked(finding: Finding): Finding {
  return {
    ...finding,
    remedy: `${finding.remedy} The other keys of this file are checked once this is fixed.`,
  }
}

/** Every link and picture in a page's prose, and every picture that a key names. */
function linksAndImages(source: Source, root: Root, { entries }: YamlContent) {
  const named = [...entries.values()].flatMap(({ path, value, data }) =>
    path.at(-1) === 'image' && typeof data === 'string'
      ? [{ target: data, place: source.span(...value) }]
      : [],
  )
  const all = nodesOf(root).flatMap((node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return []
    const [start, end] = rangeOf(node)
    const within = Math.max(0, source.text.slice(start, end).lastIndexOf(node.url))
    const place = source.span(start + within, start + within + node.url.length)
    return [{ type: node.type, target: node.url, place }]
  })
  return {
    links: all.filter(({ type }) => type !== 'image'),
    images: [...named, ...all.filter(({ type }) => type === 'image')],
  }
}
