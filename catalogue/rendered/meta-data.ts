import { compare } from './compare.ts'
import { attributeOf } from './element.ts'
import { unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'

/** Metadata for sharing and for robots: titles and descriptions are the page's, no product's price, no rule against keeping the page. */
export const metaData: PageCheck = ({ page, expected, addresses, origin, start }) =>
  page.all({ tag: 'meta', with: { content: true } }).flatMap((meta) => {
    const name = (attributeOf(meta, 'name') ?? attributeOf(meta, 'property') ?? '').trim().toLowerCase()
    const said = page.saidBy(meta, 'content')
    if (!said) return []
    switch (name) {
      case 'title':
      case 'og:title':
      case 'twitter:title':
      case 'twitter:image:alt':
        return compare(name, said, expected.title, start)
      case 'description':
      case 'og:description':
      case 'twitter:description':
        return compare(name, said, expected.description, start)
      case 'og:url':
      case 'twitter:url':
        return compare(name, said, { text: new URL(expected.canonical, origin).href }, start)
      case 'twitter:image': {
        const image = new URL(addresses.sharingImage(expected.canonical), origin)
        return compare(name, said, { text: image.href }, start)
      }
      default: {
        const isProduct = /^(?:product|og:price|twitter:(?:label|data))/.test(name)
        const isBarred = /robots|bot$|slurp/.test(name) && /\b(?:noindex|none)\b/i.test(said.text)
        return isProduct || (isBarred && expected.indexed) ? [unknown(`meta ${name}`, said)] : []
      }
    }
  })
