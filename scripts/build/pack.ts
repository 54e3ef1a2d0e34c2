import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  encodingSuffix,
  type ManifestEntry,
  manifestFile,
  type SiteManifest,
} from '../../server/site/manifest.ts'
import { builtFiles, isPage, urlPathOf } from './built-files.ts'
import { compress } from './compress.ts'
import { type Keep, withoutCache } from './kept-files.ts'
import { mediaType } from './media-type.ts'
import { type PageFacts, readPage } from './read-page.ts'
import { sideBySide } from './side-by-side.ts'

/** What the build knows of the site as a whole. */
type SiteFacts = Partial<Omit<SiteManifest, 'version' | 'paths' | 'notFound'>>

/** What was packed; sizes in bytes. */
type PackReport = { pages: number; files: number; brotliBytes: number; manifest: string }

/** The site cannot be packed; `problems` names every file with its line and the remedy. */
export class PackError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The built site cannot be served:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'PackError'
    this.problems = problems
  }
}

const notFoundFile = '404.html'
type PackedFile = { path: string; entry: ManifestEntry; brotliBytes: number; problems: string[] }

/**
 * Packs a prerendered site so that the server can hold it in memory: stores brotli and gzip forms beside each text
 * file, and writes `site.json` beside `clientDir` with everything the server needs to know of every file.
 * Throws a PackError with every style attribute, inline handler and doubly claimed path of the whole site. What is found out
 * of a file by its content alone may be kept for the next time.
 */
export async function packSite(
  clientDir: string,
  facts: SiteFacts = {},
  keep: Keep = withoutCache,
): Promise<PackReport> {
  const packed = await packFiles(clientDir, keep)
  const problems = [...packed.flatMap((file) => file.problems), ...doublyClaimed(packed)]
  const home = packed.find((file) => file.path === '/')
  if (!home)
    problems.push(`${join(clientDir, 'index.html')}: is missing. Prerender the site before packing it`)
  if (problems.length > 0 || !home) throw new PackError(problems)

  const notFound = packed.find((file) => file.entry.file === notFoundFile) ?? home
  const served = packed.filter((file) => file.entry.file !== notFoundFile)
  const site: SiteManifest = {
    version: 3,
    paths: Object.fromEntries(served.map((file) => [file.path, file.entry])),
    scriptOrigins: [],
    ...facts,
    notFound: notFound.entry,
  }
  const manifest = join(clientDir, '..', manifestFile)
  await writeFile(manifest, `${JSON.stringify(site, null, 1)}\n`)
  return {
    pages: served.filter((file) => file.entry.inline).length,
    files: packed.length,
    brotliBytes: packed.reduce((sum, file) => sum + file.brotliBytes, 0),
    manifest,
  }
}

async function packFiles(clientDir: string, keep: Keep): Promise<PackedFile[]> {
  const packed: PackedFile[] = []
  const files = await sourceFiles(clientDir)
  await sideBySide(files, async (file) => packed.push(await packFile(clientDir, file, keep)))
  return packed.toSorted((a, b) => (a.entry.file < b.entry.file ? -1 : 1))
}

async function packFile(clientDir: string, file: string, keep: Keep): Promise<PackedFile> {
  const path = join(clientDir, file)
  const content = await readFile(path)
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 27)
  const { encodings, brotliBytes } = await compress(path, { content, digest }, keep)
  const entry: ManifestEntry = { file, type: mediaType(file), digest, encodings }
  const packed = { path: urlPathOf(file), entry, brotliBytes, problems: [] }
  if (!isPage(file)) return packed
  const facts = await keep(`${digest}.json`, () => Buffer.from(JSON.stringify(readPage(content.toString()))))
  const { inline, choices, blocked }: PageFacts = JSON.parse(facts.toString())
  const problems = blocked.map(
    ({ line, what, remedy }) =>
      `${path}:${line}: ${what}, which the content security policy blocks. ${remedy}`,
  )
  return { ...packed, entry: { ...entry, inline, ...(choices.length > 0 && { choices }) }, problems }
}

/** Every file below `clientDir`, without the encoded forms of an earlier run, which are removed. */
async function sourceFiles(clientDir: string): Promise<string[]> {
  const files = await builtFiles(clientDir)
  const known = new Set(files)
  const isEncoded = (file: string) =>
    Object.values(encodingSuffix).some(
      (suffix) => file.endsWith(suffix) && known.has(file.slice(0, -suffix.length)),
    )
  await Promise.all(files.filter(isEncoded).map((file) => rm(join(clientDir, file))))
  return files.filter((file) => !isEncoded(file))
}

function doublyClaimed(packed: PackedFile[]): string[] {
  const first = new Map<string, string>()
  const problems: string[] = []
  for (const { path, entry } of packed) {
    const earlier = first.get(path)
    if (earlier) problems.push(`${earlier} and ${entry.file}: both answer ${path}. Keep one of them`)
    else first.set(path, entry.file)
  }
  return problems
}
