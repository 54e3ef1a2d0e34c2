/** A link as the visitor's browser resolves it. */
interface PageLink {
  /** Absolute address. */
  href: string
  /** Its `aria-label`, or else its text. */
  text: string
  target: string
  rel: string
}

/** What a page holds once its scripts have run. */
export interface PageContent {
  headings: string[]
  landmarks: Record<'banner' | 'main' | 'contentinfo' | 'navigation', number>
  ids: string[]
  links: PageLink[]
}

/** Runs inside the page, so it can use nothing else of this module. */
export function readPage(): PageContent {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const outside = (selector: string) =>
    all(selector).filter((element) => !element.closest('main, article, section, aside')).length
  return {
    headings: all('h1').map((heading) => heading.textContent ?? ''),
    landmarks: {
      banner: outside('header'),
      main: all('main').length,
      contentinfo: outside('footer'),
      navigation: all('nav').length,
    },
    ids: all('[id]').map(({ id }) => id),
    links: all('a[href]').map((element) => {
      const link = element as HTMLAnchorElement
      return {
        href: link.href,
        text: link.ariaLabel ?? link.textContent?.trim() ?? '',
        target: link.target,
        rel: link.rel,
      }
    }),
  }
}
