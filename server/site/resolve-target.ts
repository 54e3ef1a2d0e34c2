import { percentDecoded } from '../../schemas/percent-decoded.ts'
import { hashedAssets } from './manifest.ts'
import type { Site, SiteFile } from './site.ts'

/** What a request target leads to. */
type Resolution =
  | { kind: 'file'; file: SiteFile }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing-asset' }
  | { kind: 'unknown-page' }

const extension = /\.[a-z0-9]{1,11}$/i

/**
 * Finds what `target` (path and query of the request line) leads to. A redirect only leads to a page of the site, so
 * no path can send a visitor elsewhere; the query is kept.
 */
export function resolveTarget(target: string, site: Site): Resolution {
  const mark = target.indexOf('?')
  const path = mark === -1 ? target : target.slice(0, mark)
  const query = mark === -1 ? '' : target.slice(mark)
  const exact = site.prefilled(path, query.slice(1)) ?? site.files.get(path)
  if (exact) return { kind: 'file', file: exact }

  // A path with a malformed percent code stays as it is, and is unknown.
  const decoded = percentDecoded(path) ?? path
  const asset = site.files.get(decoded)
  if (asset && !asset.isPage) return { kind: 'file', file: asset }
  const page = canonicalPath(decoded)
  if (site.files.get(page)?.isPage) return { kind: 'redirect', location: encodeURI(page) + query }
  return { kind: isAssetPath(decoded) ? 'missing-asset' : 'unknown-page' }
}

/** The address a page is known by: lower case, no trailing slash, no file name. */
function canonicalPath(path: string): string {
  const page = path
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
  let end = page.length
  while (end > 1 && page[end - 1] === '/') end -= 1
  return page.slice(0, end)
}

function isAssetPath(path: string): boolean {
  return path.startsWith(hashedAssets) || extension.test(path)
}
