import { readClaims } from '../claims/read-claims.ts'
import type { Finding } from '../finding.ts'
import { fileRules } from '../rules/index.ts'
import { tokenProblems } from '../tokens/token-problems.ts'
import { factsOf } from '../tokens/treatment-tokens.ts'
import { at, firstLineLength, validate } from '../validate.ts'
import type { Entry } from './entry.ts'
import { findFrontMatter } from './front-matter.ts'
import { type Kind, kinds } from './kinds.ts'
import { fileFinding } from './list-files.ts'
import { formatPath } from './locations.ts'
import type { Passage } from './passage.ts'
import type { Target } from './prose-links.ts'
import { Source } from './source.ts'
import { valuePassages } from './value-passages.ts'
import { readYaml, type YamlContent } from './yaml.ts'

/** A paragraph of more characters than this is not read further. */
const longestPassage = 10_000

/** Reads and checks one file by itself: syntax, keys, tokens, prose, and what it states. */
export async function readEntry(file: string, kind: Kind, slug: string, text: string): Promise<Entry> {
  const source = new Source(file, text)
  const front = slug === '' ? { start: 0, end: text.length } : findFrontMatter(text)
  if (!front) return withoutFrontMatter(source, kind, slug)
  const content = readYaml(source, front.start, front.end)
  const entry = entryOf(source, kind, slug, content)
  const passages = valuePassages(source, content)
  if ('body' in front) {
    passages.push(slugPassage(source, slug))
    const prose = await readProse(source, front.body, kind, content)
    entry.findings.push(...prose.findings)
    entry.links = prose.links
    entry.images = prose.images
    passages.push(...prose.passages)
  }
  const readable = passages.filter(({ text }) => text.length <= longestPassage)
  entry.findings.push(...passages.filter((passage) => !readable.includes(passage)).map(tooLong))
  if (kind !== 'waivers')
    for (const rule of fileRules) entry.findings.push(...rule({ entry, passages: readable }))
  entry.claims = readClaims(entry, readable)
  return entry
}

function entryOf(source: Source, kind: Kind, slug: string, content: YamlContent): Entry {
  const readable = content.data !== undefined
  const { value, findings } = readable ? validate(kinds[kind], source, content) : { findings: [] }
  const locate: Entry['locate'] = (path) => {
    const [start, end] = content.locations.nearest(path)?.value ?? [0, 0]
    return { ...source.place(start), length: firstLineLength(source.text, start, end) }
  }
  return {
    file: source.file,
    kind,
    slug,
    ...(value !== undefined && { value }),
    findings: [...content.findings, ...findings, ...tokenProblems(source, kind, content)],
    placeholders: content.placeholders.map((path) => ({
      key: formatPath(path),
      place: locate(path),
    })),
    links: [],
    images: [],
    claims: { claims: [], unattributed: [] },
    locate,
  }
}

function tooLong(passage: Passage): Finding {
  return {
    ...passage.place(0),
    rule: 'prose',
    severity: 'error',
    message: `a paragraph has more than ${longestPassage.toLocaleString('en-GB')} characters.`,
    remedy: 'Part it with empty lines; no reader takes in so much at once.',
  }
}

/** A page's address is read by visitors too. */
function slugPassage(source: Source, slug: string): Passage {
  return { text: slug.replaceAll('-', ' '), path: [], kind: 'slug', place: () => source.place(0) }
}

interface Prose {
  findings: Finding[]
  passages: Passage[]
  links: Target[]
  images: Target[]
}

async function readProse(source: Source, start: number, kind: Kind, content: YamlContent): Promise<Prose> {
  const { parseMdx } = await import('./parse-mdx.ts')
  const tree = parseMdx(source, start)
  if ('rule' in tree) return { findings: [tree], passages: [], links: [], images: [] }
  const [{ proseProblems }, { prosePassages }, { proseTargets }] = await Promise.all([
    import('./prose-problems.ts'),
    import('./prose-passages.ts'),
    import('./prose-links.ts'),
  ])
  const hasRetention = at(content.data, ['retention']) !== undefined
  return {
    findings: proseProblems({ source, start, kind, facts: factsOf(content), hasRetention }, tree),
    passages: prosePassages(source, start, tree),
    ...proseTargets(source, start, tree),
  }
}

function withoutFrontMatter(source: Source, kind: Kind, slug: string): Entry {
  const remedy = 'Begin the file with a line "---", then the keys, then another line "---".'
  return unreadEntry(fileFinding(source.file, 'has no front matter.', remedy), kind, slug)
}

/** The entry of a file that says nothing, since it can't be read. */
export function unreadEntry(finding: Finding, kind: Kind, slug: string): Entry {
  const { file, line, column } = finding
  return {
    file,
    kind,
    slug,
    findings: [finding],
    placeholders: [],
    links: [],
    images: [],
    claims: { claims: [], unattributed: [] },
    locate: () => ({ file, line, column, length: 1 }),
  }
}
