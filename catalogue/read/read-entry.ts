import type { Finding } from '../finding.ts'
import { tokenProblems } from '../tokens/token-problems.ts'
import { factsOf } from '../tokens/treatment-tokens.ts'
import { at, firstLineLength, validate } from '../validate.ts'
import type { Entry } from './entry.ts'
import { findFrontMatter } from './front-matter.ts'
import { type Kind, kinds } from './kinds.ts'
import { fileFinding } from './list-files.ts'
import { formatPath } from './locations.ts'
import { Source } from './source.ts'
import { readYaml, type YamlContent } from './yaml.ts'

/** Reads and checks one file by itself: syntax, keys, tokens and prose. */
export async function readEntry(file: string, kind: Kind, slug: string, text: string): Promise<Entry> {
  const source = new Source(file, text)
  if (slug === '') return entryOf(source, kind, slug, readYaml(source))
  const front = findFrontMatter(text)
  if (!front) return withoutFrontMatter(source, kind, slug)
  const content = readYaml(source, front.start, front.end)
  const entry = entryOf(source, kind, slug, content)
  entry.findings.push(...(await readProse(source, front.body, kind, content)))
  return entry
}

function entryOf(source: Source, kind: Kind, slug: string, content: YamlContent): Entry {
  const readable = content.data !== undefined
  const { value, findings } = readable ? validate(kinds[kind], source, content) : { findings: [] }
  return {
    file: source.file,
    kind,
    slug,
    ...(value !== undefined && { value }),
    findings: [...content.findings, ...findings, ...tokenProblems(source, kind, content)],
    placeholders: content.placeholders.map((path) => ({
      key: formatPath(path),
      place: source.place(content.locations.get(path)?.value[0] ?? 0),
    })),
    locate: (path) => {
      const [start, end] = content.locations.nearest(path)?.value ?? [0, 0]
      return { ...source.place(start), length: firstLineLength(source.text, start, end) }
    },
  }
}

async function readProse(
  source: Source,
  start: number,
  kind: Kind,
  content: YamlContent,
): Promise<Finding[]> {
  const { parseMdx } = await import('./parse-mdx.ts')
  const tree = parseMdx(source, start)
  if ('rule' in tree) return [tree]
  const { proseProblems } = await import('./prose-problems.ts')
  const facts = factsOf(content)
  const hasRetention = at(content.data, ['retention']) !== undefined
  return proseProblems({ source, start, kind, facts, hasRetention }, tree)
}

function withoutFrontMatter(source: Source, kind: Kind, slug: string): Entry {
  const place = { ...source.place(0), length: 1 }
  const missing = fileFinding(
    source.file,
    'has no front matter.',
    'Begin the file with a line "---", then the keys, then another line "---".',
  )
  return { file: source.file, kind, slug, findings: [missing], placeholders: [], locate: () => place }
}
