import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Island } from '../../../renderer/islands/island.tsx'
import { CookieConsent } from '../../../renderer/widgets/cookie-consent/cookie-consent.tsx'
import {
  accordionProps,
  contactFormProps,
  cookieConsentProps,
  iconLinksProps,
  navigationProps,
  testimonialsProps,
} from './props.ts'

const tall = <div className="tall" />

/** The widgets, each on a page of its own. */
const pages: Record<string, () => ReactNode> = {
  '/navigation': () => (
    <>
      <header className="site-header">
        <div className="frame site-header-row">
          <a href="/" className="brand">
            Clinic
          </a>
          <Island name="navigation" props={navigationProps} />
        </div>
      </header>
      <main id="main">
        <h1>Navigation</h1>
        <button type="button" id="behind">
          Behind
        </button>
        {tall}
      </main>
    </>
  ),
  '/contact': () => (
    <main>
      <h1>Contact</h1>
      <h2>Send us a Message</h2>
      <Island name="contact-form" props={contactFormProps} />
    </main>
  ),
  '/accordion': () => (
    <main>
      <h1>Accordion</h1>
      <h2>Treatments</h2>
      <p>
        <a href="#row-6">To row 6</a>
      </p>
      <Island name="treatments-accordion" props={accordionProps} />
      <p id="after">After</p>
    </main>
  ),
  '/testimonials': () => (
    <main>
      <h1>Testimonials</h1>
      <Island name="testimonials" whenVisible props={testimonialsProps} />
      <p>After</p>
      {tall}
    </main>
  ),
  '/icon-links': () => (
    <main>
      <h1>Links</h1>
      <div className="tall-enough" />
      <Island name="icon-links" props={iconLinksProps} />
    </main>
  ),
  '/cookies': () => (
    <>
      <main>
        <h1>Cookies</h1>
        <a href="/cookie-policy" data-consent="settings">
          Cookie settings
        </a>
        <p role="status" data-cookie-saved="Your cookie choice is saved." />
      </main>
      <CookieConsent {...cookieConsentProps} />
    </>
  ),
  '/cookie-policy': () => <h1>Cookie policy</h1>,
}

/** The whole document of a path, or undefined where there is none. */
export function renderHarnessPage(path: string): string | undefined {
  const page = pages[path]
  if (!page) return undefined
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Harness</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/client.css" />
        <script src="/assets/before-paint.js" />
        <script type="module" src="/assets/client.js" />
      </head>
      <body>
        <div id="root">{page()}</div>
      </body>
    </html>,
  )}`
}
