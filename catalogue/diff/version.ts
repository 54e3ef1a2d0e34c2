import type { Claim } from '../claims/claim.ts'
import { inspect } from '../inspect.ts'
import type { Entry } from '../read/entry.ts'
import { findFrontMatter } from '../read/front-matter.ts'
import type { Kind } from '../read/kinds.ts'
import { parseMdx } from '../read/parse-mdx.ts'
import { readText } from '../read/read-text.ts'
import { Source } from '../read/source.ts'
import { type Data, readYaml } from '../read/yaml.ts'
import { withMarks } from './placeholder-mark.ts'
import { type Section, sectionsOf } from './sections.ts'
import { withoutClaims } from './without-claims.ts'

/** One content file of a version. */
export interface VersionFile {
  file: string
  kind: Kind
  slug: string
  text: string
  /** Whether its keys are right; the claims of others are not known. */
  checked: boolean
  /** What its keys say; undefined when they can't be read. */
  data?: Data
  /** What its keys say beyond the claims they state, placeholders with their mark. */
  words?: Data
  /** The prose, section by section. */
  sections: Section[]
  /** The lines on which values begin that are marked as not yet the clinic's own. */
  placeholderLines: ReadonlySet<number>
}

/** All content at one time. */
export interface Version {
  files: Map<string, VersionFile>
  claims: Claim[]
}

/** Reads all content under a root. Files with problems are compared as far as they can be read. */
export async function readVersion(root: string, today: string): Promise<Version> {
  const { entries, ledger } = await inspect({ root, today, release: false })
  const files = entries.flatMap((entry) => {
    const text = readText(root, entry.file)
    return typeof text === 'string' ? [readFileVersion(text, entry)] : []
  })
  return { files: new Map(files.map((one) => [one.file, one])), claims: ledger.claims }
}

function readFileVersion(text: string, { file, kind, slug, claims, value }: Entry): VersionFile {
  const source = new Source(file, text)
  const front = slug === '' ? { start: 0, end: text.length } : findFrontMatter(text)
  const name = { file, kind, slug, text, checked: value !== undefined }
  if (!front) return { ...name, sections: [], placeholderLines: new Set() }
  const content = readYaml(source, front.start, front.end)
  const marked = content.data && { ...content, data: withMarks(content.data, content.placeholders) }
  const words = marked && withoutClaims(source, marked, claims.claims)
  return {
    ...name,
    ...(content.data !== undefined && { data: content.data }),
    ...(words !== undefined && { words }),
    sections: 'body' in front ? proseSections(source, front.body) : [],
    placeholderLines: new Set(
      content.placeholders.map((path) => source.place(content.locations.get(path)?.value[0] ?? 0).line),
    ),
  }
}

function proseSections(source: Source, start: number): Section[] {
  const tree = parseMdx(source, start)
  return 'rule' in tree ? [] : sectionsOf(source.text.slice(start), tree)
}
