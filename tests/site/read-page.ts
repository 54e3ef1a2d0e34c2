/** A link as the visitor's browser resolves it. */
export interface PageLink {
  /** Absolute address. */
  href: string
  /** What it is called: its label, or else its words. */
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
  /** Absolute addresses of pictures, fonts, scripts, icons and manifests that the page names. */
  assets: string[]
}

/** Runs inside the page, so it may use nothing but the page. */
export function readPage(): PageContent {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const outside = (selector: string) =>
    all(selector).filter((element) => !element.closest('main, article, section, aside')).length
  const absolute = (address: string) => new URL(address, location.href).href
  const sources = all('[src]').map((element) => element.getAttribute('src') ?? '')
  const sets = all('[srcset]').flatMap((element) =>
    (element.getAttribute('srcset') ?? '')
      .split(',')
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  )
  const loaded = all(
    'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="preload"], link[rel="modulepreload"], link[rel="stylesheet"]',
  )
  const images = all('meta[property="og:image"]').map((meta) => meta.getAttribute('content') ?? '')
  const used = all('use[href]').map((use) => use.getAttribute('href') ?? '')
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
    assets: [
      ...sources,
      ...sets,
      ...images,
      ...used,
      ...loaded.map((link) => link.getAttribute('href') ?? ''),
    ]
      .filter((address) => address !== '' && !address.startsWith('#') && !address.startsWith('data:'))
      .map(absolute),
  }
}
