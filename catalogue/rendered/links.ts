import { attributeOf, type Element, textOf } from './element.ts'
import type { HtmlPage, Said } from './html-page.ts'
import type { SiteScope } from './scope.ts'

/** Every link of a page that leads somewhere. */
export function linksOf(page: HtmlPage): Element[] {
  return ['a', 'area'].flatMap((tag) => page.all({ tag, with: { href: true } }))
}

/** A link's name without the remark that it opens a new tab, with its address: `Home -> /`. */
export function saidLink(page: HtmlPage, link: Element, { catalogue }: SiteScope): Said {
  return {
    text: linkText(nameOf(link, catalogue.navigation.footer.newTab), attributeOf(link, 'href') ?? ''),
    place: page.said(link).place,
  }
}

/** How {@link saidLink} writes a link. */
export function linkText(name: string, address: string): string {
  return `${name} -> ${address}`
}

/** What a link is called, without the remark that it opens a new tab. */
export function nameOf(link: Element, newTab: string): string {
  const name = attributeOf(link, 'aria-label') ?? textOf(link)
  return name.replace(`(${newTab})`, '').trim()
}
