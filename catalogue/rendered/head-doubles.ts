import { attributeOf, closest, type Element } from './element.ts'
import { unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'

/** Title, description, canonical address, robots rule, sharing data and heading: one each, since readers may take either of two. */
export const headDoubles: PageCheck = ({ page }) => {
  const titles = page.all({ tag: 'title' }).filter((title) => !closest(title, { tag: 'svg' }))
  const canonical = page
    .all({ tag: 'link' })
    .filter((link) => /(?:^|\s)canonical(?:\s|$)/i.test(attributeOf(link, 'rel') ?? ''))
  const metas = page.all({ tag: 'meta' })
  // A browser takes the first theme-color whose media query fits, so several are meant.
  const names = new Set(metas.map(nameOf).filter((name) => name !== '' && name !== 'theme-color'))
  const second = (what: string, elements: readonly Element[], attribute?: string) =>
    elements.slice(1).map((element) => {
      const said = attribute === undefined ? undefined : page.saidBy(element, attribute)
      return unknown(`${what}, a second one`, said ?? page.said(element))
    })
  return [
    ...second('title', titles),
    ...second('canonical link', canonical, 'href'),
    ...second('heading', page.all({ tag: 'h1' })),
    ...[...names].flatMap((name) =>
      second(
        `meta ${name}`,
        metas.filter((meta) => nameOf(meta) === name),
        'content',
      ),
    ),
  ]
}

function nameOf(meta: Element): string {
  return (attributeOf(meta, 'name') ?? attributeOf(meta, 'property') ?? '').trim().toLowerCase()
}
