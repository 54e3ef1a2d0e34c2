import { readClaims } from '../claims/read-claims.ts'
import type { Finding } from '../finding.ts'
import { fileRules } from '../rules/index.ts'
import { rawMarkup } from '../tokens/raw-markup.ts'
import { strayBraces } from '../tokens/stray-braces.ts'
import { type TokensAt, tokenProblems, tokensFor } from '../tokens/token-problems.ts'
import { factsOf } from '../tokens/treatment-tokens.ts'
import { at } from '../validate.ts'
import { type CheckedKeys, checkKeys } from './check-keys.ts'
import type { Entry } from './entry.ts'
import { type FoundFrontMatter, frontMatterOf } from './front-matter-problem.ts'
import type { Kind } from './kinds.ts'
import { fileFinding } from './list-files.ts'
import { formatPath, type Path } from './locations.ts'
import { parseMdx } from './parse-mdx.ts'
import type { Passage } from './passage.ts'
import { type Places, placeIn, placesOf } from './places.ts'
import { proseTargets, type Target } from './prose-links.ts'
import { prosePassages } from './prose-passages.ts'
import { type Page, proseProblems } from './prose-problems.ts'
import { Source } from './source.ts'
import { texts } from './texts.ts'
import { unreadEntry } from './unread-entry.ts'
import { valuePassages } from './value-passages.ts'
import { readYaml, type YamlContent } from './yaml.ts'

/** A paragraph of more characters than this is not read further. */
const longestPassage = 10_000

/** A file's entry, and the places that its `locate` answers from. */
export interface ReadEntry {
  entry: Entry
  places: Places
}

/** Reads and checks one file by itself: syntax, keys, tokens, prose, and what it states. The same text gives the same. */
export function readEntry(file: string, kind: Kind, slug: string, text: string): ReadEntry {
  const source = new Source(file, text)
  const found: FoundFrontMatter = slug === '' ? {} : frontMatterOf(source)
  const problems = found.problem ? [found.problem] : []
  const front = slug === '' ? { start: 0, end: text.length } : found.front
  if (!front) return { entry: unreadEntry(file, kind, slug, problems), places: {} }
  const content = readYaml(source, front.start, front.end)
  if (content.data === null && content.findings.length === 0) {
    const findings = problems.length > 0 ? problems : [empty(file, slug)]
    return { entry: unreadEntry(file, kind, slug, findings), places: {} }
  }
  const places = placesOf(source, content.locations)
  const keys = checkKeys(kind, source, content, places)
  const facts = kind === 'treatment' ? factsOf(content) : []
  const allowedAt = tokensFor(kind, facts)
  const prose = 'body' in front ? readProse(source, front.body, { kind, facts }, content, keys) : undefined
  const said = texts(content.data ?? null)
  const passages = [
    ...valuePassages(source, kind, content, said),
    ...(prose ? [slugPassage(source, slug), ...prose.passages] : []),
  ]
  const readable = passages.filter((passage) => passage.text.length <= longestPassage)
  const entry = bareEntry(source, kind, slug, keys, prose)
  const rules = kind === 'waivers' ? [] : fileRules
  const findings = [
    ...problems,
    ...content.findings,
    ...keys.findings,
    ...tokenProblems(source, content, said, allowedAt),
    ...(prose?.findings ?? []),
    ...(kind === 'waivers' ? [] : rawSigns(passages, allowedAt)),
    ...passages.filter((passage) => passage.text.length > longestPassage).map(tooLong),
    ...rules.flatMap((rule) => rule({ entry, passages: readable })),
  ]
  const claims = readClaims(entry, keys.readable(readable))
  const placeholders = content.placeholders.map((path) => ({
    key: formatPath(path),
    place: placeIn(file, places, path),
  }))
  return { entry: { ...entry, findings, claims, placeholders }, places: keys.places }
}

/** What a file's keys and syntax tell, before rules and claims. */
function bareEntry(
  source: Source,
  kind: Kind,
  slug: string,
  { value, known, gaps, places }: CheckedKeys,
  prose: Prose | undefined,
): Entry {
  return {
    file: source.file,
    kind,
    slug,
    value,
    known,
    gaps,
    findings: [],
    placeholders: [],
    links: prose?.links ?? [],
    images: prose?.images ?? [],
    claims: { claims: [], unattributed: [] },
    locate: (path: Path) => placeIn(source.file, places, path),
  }
}

/** What texts under keys hold that pages would show as it stands. */
function rawSigns(passages: readonly Passage[], allowedAt: TokensAt): Finding[] {
  return passages
    .filter(({ path }) => path.length > 0)
    .flatMap((passage) => [...strayBraces(passage, allowedAt), ...rawMarkup(passage)])
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

function readProse(
  source: Source,
  start: number,
  { kind, facts }: Pick<Page, 'kind' | 'facts'>,
  content: YamlContent,
  { gaps }: CheckedKeys,
): Prose {
  const tree = parseMdx(source, start)
  if ('rule' in tree) return { findings: [tree], passages: [], links: [], images: [] }
  const stated = at(content.data, ['retention']) !== undefined
  const hasRetention = stated || content.data === undefined || gaps.some(({ length }) => length === 1)
  return {
    findings: proseProblems({ source, start, kind, facts, hasRetention }, tree),
    passages: prosePassages(source, start, tree),
    ...proseTargets(source, start, tree),
  }
}

function empty(file: string, slug: string): Finding {
  const what = slug === '' ? 'is empty.' : 'has no keys in its front matter.'
  return fileFinding(file, what, 'Restore it from version control, or write its keys.')
}
