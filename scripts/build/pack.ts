import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SiteFacts, siteFactsFile } from '../../schemas/site-facts.ts'
import { unknownAddress } from '../../schemas/urls.ts'
import { digestOf, type ManifestEntry, type SiteManifest } from '../../server/site/manifest.ts'
import type { Keep } from './build-cache.ts'
import { builtFiles, isPage, urlPathOf } from './built-files.ts'
import { compress } from './compress.ts'
import { forEachConcurrently } from './for-each-concurrently.ts'
import { mediaType } from './media-type.ts'
import { type PageFacts, readPage } from './read-page.ts'

type PackedFile = { path: string; entry: ManifestEntry; problems: string[] }

/**
 * Packs a prerendered site so that the server can hold it in memory: stores brotli and gzip forms beside each text
 * file, and writes `site.json` beside `clientDir` with everything the server needs to know about every file.
 * Throws an error with every style attribute and inline handler of the whole site, each with its place and the remedy.
 * Results that depend only on a file's content may be kept for the next build.
 */
export async function packSite(clientDir: string, facts: SiteFacts, keep: Keep): Promise<void> {
  const packed = await packFiles(clientDir, keep)
  const problems = packed.flatMap((file) => file.problems)
  if (problems.length > 0) throw new Error(['The built site cannot be served:', ...problems].join('\n  '))
  const notFound = packed.find(({ path }) => path === unknownAddress)
  if (!notFound) throw new Error(`Nothing was built for ${unknownAddress}.`)
  const served = packed.filter((file) => file !== notFound)
  const site: SiteManifest = {
    version: 4,
    paths: Object.fromEntries(served.map((file) => [file.path, file.entry])),
    ...facts,
    notFound: notFound.entry,
  }
  await writeFile(join(clientDir, '..', siteFactsFile), `${JSON.stringify(site, null, 1)}\n`)
}

async function packFiles(clientDir: string, keep: Keep): Promise<PackedFile[]> {
  const packed: PackedFile[] = []
  const files = await builtFiles(clientDir)
  await forEachConcurrently(files, async (file) => packed.push(await packFile(clientDir, file, keep)))
  return packed.toSorted((a, b) => (a.entry.file < b.entry.file ? -1 : 1))
}

async function packFile(clientDir: string, file: string, keep: Keep): Promise<PackedFile> {
  const path = join(clientDir, file)
  const content = await readFile(path)
  const digest = digestOf(content)
  const encodings = await compress(path, { content, digest }, keep)
  const entry: ManifestEntry = { file, type: mediaType(file), digest, encodings }
  const packed = { path: urlPathOf(file), entry, problems: [] }
  if (!isPage(file)) return packed
  const facts = await keep(`${digest}.json`, () => Buffer.from(JSON.stringify(readPage(content.toString()))))
  const { inline, choices, blocked }: PageFacts = JSON.parse(facts.toString())
  const problems = blocked.map(
    ({ line, what, remedy }) =>
      `${path}:${line}: ${what}, which the content security policy blocks. ${remedy}`,
  )
  return { ...packed, entry: { ...entry, inline, ...(choices.length > 0 && { choices }) }, problems }
}
