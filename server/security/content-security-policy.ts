import type { InlineContent } from '../site/manifest.ts'

/**
 * The Content-Security-Policy of one page: this origin, the page's own inline scripts and styles by hash
 * (https://www.w3.org/TR/CSP3/), and the origins whose scripts load with the visitor's consent. Style attributes and
 * inline handlers stay blocked; the build refuses them.
 */
export function pagePolicy(inline: InlineContent, scriptOrigins: readonly string[]): string {
  const scripts = ["'self'", ...inline.scripts.map(quoted), ...scriptOrigins]
  const styles = ["'self'", ...inline.styles.map(quoted)]
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    ["img-src 'self' data:", ...scriptOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...scriptOrigins].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}

/** The policy of every reply that is not a page: it may load nothing and be framed nowhere. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

function quoted(hash: string): string {
  return `'${hash}'`
}
