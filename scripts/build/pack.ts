import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import {
  encodingSuffix,
  type ManifestEntry,
  manifestFile,
  type SiteManifest,
} from '../../server/site/manifest.ts'
import { compress } from './compress.ts'
import { readInlineContent } from './inline-content.ts'
import { isCompressible, mediaType } from './media-type.ts'
import { urlPathOf } from './url-path.ts'

/** What was packed; sizes in bytes. */
export type PackReport = {
  pages: number
  files: number
  identityBytes: number
  brotliBytes: number
  manifest: string
}

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
const filesAtOnce = 4

type PackedFile = {
  path: string
  entry: ManifestEntry
  bytes: number
  brotliBytes: number
  problems: string[]
}

/**
 * Packs a prerendered site so that the server can hold it in memory: stores brotli and gzip forms beside each text
 * file, and writes `site.json` beside `clientDir` with the type, digest and inline hashes of every file.
 * Pages may load scripts of `scriptOrigins` too, which is where consented ones come from.
 * Throws a PackError with every style attribute, inline handler and doubly claimed path of the whole site.
 */
export async function packSite(clientDir: string, scriptOrigins: string[] = []): Promise<PackReport> {
  const files = await sourceFiles(clientDir)
  const packed: PackedFile[] = []
  const waiting = [...files]
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      packed.push(await packFile(clientDir, file))
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, worker))
  packed.sort((a, b) => (a.entry.file < b.entry.file ? -1 : 1))

  const problems = [...packed.flatMap((file) => file.problems), ...doublyClaimed(packed)]
  const home = packed.find((file) => file.path === '/')
  if (!home)
    problems.push(`${join(clientDir, 'index.html')}: is missing. Prerender the site before packing it`)
  if (problems.length > 0 || !home) throw new PackError(problems)

  const notFound = packed.find((file) => file.entry.file === notFoundFile) ?? home
  const served = packed.filter((file) => file.entry.file !== notFoundFile)
  const manifest: SiteManifest = {
    version: 1,
    paths: Object.fromEntries(served.map((file) => [file.path, file.entry])),
    scriptOrigins,
    notFound: notFound.entry,
  }
  const manifestPath = join(clientDir, '..', manifestFile)
  await writeFile(manifestPath, `${JSON.stringify(manifest, null, 1)}\n`)
  return {
    pages: served.filter((file) => file.entry.inline).length,
    files: packed.length,
    identityBytes: packed.reduce((sum, file) => sum + file.bytes, 0),
    brotliBytes: packed.reduce((sum, file) => sum + file.brotliBytes, 0),
    manifest: manifestPath,
  }
}

async function packFile(clientDir: string, file: string): Promise<PackedFile> {
  const path = join(clientDir, file)
  const content = await readFile(path)
  const entry: ManifestEntry = {
    file,
    type: mediaType(file),
    digest: createHash('sha256').update(content).digest('base64url').slice(0, 27),
    encodings: [],
  }
  let brotliBytes = content.length
  if (isCompressible(file)) {
    const compressed = await compress(path, content)
    entry.encodings = compressed.encodings
    brotliBytes = compressed.brotliBytes
  }
  const problems: string[] = []
  if (file.endsWith('.html')) {
    const { inline, blocked } = readInlineContent(content.toString('utf8'))
    entry.inline = inline
    problems.push(
      ...blocked.map(
        ({ line, what, remedy }) =>
          `${path}:${line}: ${what}, which the content security policy blocks. ${remedy}`,
      ),
    )
  }
  return { path: urlPathOf(file), entry, bytes: content.length, brotliBytes, problems }
}

/** Every file below `clientDir`, without the encoded forms of an earlier run, which are removed. */
async function sourceFiles(clientDir: string): Promise<string[]> {
  const found = await readdir(clientDir, { recursive: true, withFileTypes: true })
  const files = found
    .filter((file) => file.isFile())
    .map((file) => relative(clientDir, join(file.parentPath, file.name)).split(sep).join('/'))
  const known = new Set(files)
  const isEncoded = (file: string) =>
    Object.values(encodingSuffix).some(
      (suffix) => file.endsWith(suffix) && known.has(file.slice(0, -suffix.length)),
    )
  await Promise.all(files.filter(isEncoded).map((file) => rm(join(clientDir, file))))
  return files.filter((file) => !isEncoded(file)).sort()
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
