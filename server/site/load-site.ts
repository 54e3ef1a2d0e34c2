import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { enquiryAddresses } from '../../schemas/enquiry-addresses.ts'
import { errorCode } from '../../schemas/error-code.ts'
import { exitCodes } from '../../schemas/exit-codes.ts'
import { siteFactsFile } from '../../schemas/site-facts.ts'
import { pagePolicy } from '../security/content-security-policy.ts'
import { StartFailure } from '../start-failure.ts'
import { applyChoices, chosenBy } from './apply-choices.ts'
import { makeFile, makePage } from './make-file.ts'
import {
  digestOf,
  encodingSuffix,
  hashedAssets,
  type ManifestEntry,
  type SiteManifest,
  type StoredEncoding,
} from './manifest.ts'
import { type Encoding, type Site, type SiteFile, variantOf } from './site.ts'

/** The built site is missing, or its parts do not belong together. */
const unusable = (file: string, reason: string, remedy = 'Run npm run build') =>
  new StartFailure(exitCodes.usage, `The site cannot be served: ${file}: ${reason}. ${remedy}.`)

const cacheControl = { hashed: 'public, max-age=31536000, immutable', revalidated: 'no-cache' } as const

/** Reads the packed build below `dist` into memory, once. Throws a StartFailure when it is missing or incomplete. */
export function loadSite(dist: string): Site {
  const manifest = readManifest(join(dist, siteFactsFile))
  const client = join(dist, 'client')
  const load = (path: string, entry: ManifestEntry) => loadFile(client, path, entry, manifest.scriptOrigins)
  const files = new Map<string, SiteFile>()
  for (const [path, entry] of Object.entries(manifest.paths)) files.set(path, load(path, entry))
  return {
    ...manifest,
    files,
    prefilled: prefilledPages(files, manifest),
    notFound: load('', manifest.notFound),
  }
}

/**
 * Makes the page for an address with choices in its query, so that a link can preselect without script; what else is in the query, as
 * social networks add it, is ignored. With one choice of each name there are few pages: they are compressed and kept. Only the not-sent
 * page may combine several reasons, in any way: such pages are not.
 */
function prefilledPages(files: Site['files'], { paths }: SiteManifest): Site['prefilled'] {
  const made = new Map<string, SiteFile>()
  return (path, query) => {
    const page = files.get(path)
    const chosen = chosenBy(query, paths[path]?.choices)
    if (!page || chosen.length === 0) return undefined
    const queries = chosen.map((choice) => choice.query)
    const isOneOfEach = new Set(queries.map((one) => one.split('=')[0])).size === queries.length
    if (!isOneOfEach && path !== enquiryAddresses.notSent) return undefined
    const name = [path, ...queries].join(' ')
    const kept = made.get(name)
    if (kept) return kept
    const file = makePage(applyChoices(variantOf(page, 'identity').body, chosen), page, isOneOfEach)
    if (isOneOfEach) made.set(name, file)
    return file
  }
}

function readManifest(file: string): SiteManifest {
  const manifest = parse(file, read(file).toString('utf8'))
  if (manifest.version !== 4) throw unusable(file, 'was written by another version of the build')
  return manifest
}

function loadFile(client: string, path: string, entry: ManifestEntry, scriptOrigins: string[]): SiteFile {
  const file = join(client, entry.file)
  const encodings = Object.entries(entry.encodings) as [StoredEncoding, string][]
  const bodies = new Map<Encoding, Buffer>([['identity', readBuilt(file, entry.digest)]])
  for (const [encoding, digest] of encodings)
    bodies.set(encoding, readBuilt(file + encodingSuffix[encoding], digest))
  const headers = new Map([
    ['Content-Type', entry.type],
    ['Cache-Control', path.startsWith(hashedAssets) ? cacheControl.hashed : cacheControl.revalidated],
  ])
  if (encodings.length > 0) headers.set('Vary', 'Accept-Encoding')
  if (entry.inline) headers.set('Content-Security-Policy', pagePolicy(entry.inline, scriptOrigins))
  return makeFile({ isPage: entry.inline !== undefined, headers, bodies })
}

function readBuilt(file: string, digest: string): Buffer {
  const body = read(file)
  if (digestOf(body) !== digest) throw unusable(file, 'is not the file that the build wrote')
  return body
}

function read(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const code = errorCode(error)
    if (code !== 'EACCES') throw unusable(file, `cannot be read (${code})`)
    throw unusable(file, 'may not be read by this user', 'Run npm run build again after "umask 022"')
  }
}

function parse(file: string, text: string): SiteManifest {
  try {
    return JSON.parse(text)
  } catch {
    throw unusable(file, 'is not JSON')
  }
}
