import type { Said } from './html-page.ts'
import { unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'

/** Every address of this site in JSON-LD is that of a page, a section of the home page or a file; the clinic's own is `#clinic`. */
export const dataAddresses: PageCheck = ({ data, addresses, origin, paths, files }) => {
  const ids = new Set<unknown>(data.of('MedicalClinic').map((node) => node['@id']))
  return data
    .strings()
    .flatMap(({ key, text, place }): Said[] => {
      const url = URL.parse(text)
      if (!url || !/^https?:$/.test(url.protocol) || url.origin === 'https://schema.org') return []
      if (key === '@id') return url.origin === origin && ids.has(text) ? [] : [{ text, place }]
      if (key === 'sameAs') return []
      const known =
        url.hash === ''
          ? paths.has(url.pathname) || files.has(url.pathname)
          : url.pathname === addresses.home && paths.has(url.pathname)
      return url.origin === origin && known ? [] : [{ text, place }]
    })
    .map((said) => unknown('structured data, address', said))
}
