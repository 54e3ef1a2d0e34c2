const links = /<link\s[^>]*>/g
const isCanonical = /\srel="canonical"/
const address = /\shref="([^"]*)"/

/** The origin that a built page gives in its canonical link, or undefined where it has none or the link is relative. */
export function statedOrigin(html: string): string | undefined {
  const link = html.match(links)?.find((tag) => isCanonical.test(tag))
  const href = link && address.exec(link)?.[1]
  return href && URL.canParse(href) ? new URL(href).origin : undefined
}
