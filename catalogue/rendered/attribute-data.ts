import { unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'

/** Data in attributes (microdata, RDFa): none, since JSON-LD says it all and two of a kind can differ. */
export const attributeData: PageCheck = ({ page }) =>
  ['itemscope', 'itemprop', 'itemtype', 'typeof', 'vocab'].flatMap((name) =>
    page
      .all({ with: { [name]: true } })
      .flatMap((element) => page.saidBy(element, name) ?? [])
      .map((said) => unknown(`data in the attribute ${name}`, said)),
  )
