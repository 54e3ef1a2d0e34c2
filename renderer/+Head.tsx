import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'
import { urls } from '../schemas/urls.ts'
import { absolute } from './absolute-url.ts'
import { pageMeta, plainHyphens } from './page-meta.ts'
import { headerId } from './parts/header.tsx'
import { breadcrumbList } from './structured-data/breadcrumb.ts'
import { clinicInShort, medicalClinic, webSite } from './structured-data/clinic.ts'
import { fontFiles } from './styles/font-files.ts'
import { themeColour } from './styles/theme-colour.ts'

/** The browser may prerender a page when a visitor hovers over its link or presses it. */
const speculationRules = {
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
}

/** These pages describe the clinic in full, the others in short. */
const fullyDescribedPaths: string[] = [urls.home, urls.contact]

/** JSON for a script element. `<` is escaped, since `</script` would end the element. */
const scriptJson = (data: object) => ({
  __html: plainHyphens(JSON.stringify(data)).replaceAll('<', '\\u003c'),
})

export function Head() {
  const pageContext = usePageContext() as PageContextServer
  const { site } = pageContext
  const meta = pageMeta(pageContext)
  const data = [
    fullyDescribedPaths.includes(meta.canonical) ? medicalClinic(site, new Date()) : clinicInShort(site),
    ...(meta.canonical === urls.home ? [webSite(site)] : []),
    ...(meta.breadcrumb.length > 0 ? [breadcrumbList(meta.breadcrumb)] : []),
    ...(meta.structuredData ?? []),
  ]
  return (
    <>
      <title>{meta.title}</title>
      {fontFiles.map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
      ))}
      {/* The first paint waits for the header. */}
      <link rel="expect" href={`#${headerId}`} blocking="render" />
      <link rel="canonical" href={absolute(meta.canonical)} />
      {meta.indexed === false && <meta name="robots" content="noindex" />}
      <meta name="description" content={meta.description} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={absolute(meta.canonical)} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:site_name" content={site.clinic.name} />
      <meta property="og:image" content={absolute(urls.sharingImage(meta.canonical))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={meta.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={themeColour} />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={scriptJson({ '@context': 'https://schema.org', '@graph': data })}
      />
      <script type="speculationrules" dangerouslySetInnerHTML={scriptJson(speculationRules)} />
    </>
  )
}
