import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { contentOf, edited } from '../../catalogue/fixtures/site.ts'
import { Layout } from '../../renderer/+Layout.tsx'
import { endOldChoiceScript } from '../../renderer/widgets/cookie-consent/consent.ts'
import { builtDocument } from '../support/built-document.ts'
import type { HtmlDocument } from '../support/html-document.ts'
import { renderedPart } from '../support/rendered-part.ts'
import { catalogue } from '../support/site-content.ts'

const wordsOf = (page: HtmlDocument) => page.texts('main').join(' ')

const specified: [string, string[]][] = [
  [
    '/privacy-policy',
    [
      'January 2025',
      '30 days',
      'UK GDPR',
      catalogue.clinic.booking.provider,
      'hosting',
      'payment processors',
      "Information Commissioner's Office",
    ],
  ],
  ['/accessibility', ['WCAG', '2.1', 'Level AA', '9 July 2025']],
  [
    '/terms-and-conditions',
    ['England and Wales', 'intellectual property', 'liability', 'acceptance', 'third-party'],
  ],
  [
    '/cookie-policy',
    [
      'essential',
      'analytics',
      'functionality',
      'third-party',
      'no advertising',
      'cookieConsent',
      'kept in this browser only',
    ],
  ],
]

test('each page contains every specified statement and a link back home', () => {
  for (const [path, statements] of specified) {
    const page = builtDocument(path)
    const words = wordsOf(page).toLowerCase()
    const missing = statements.filter((statement) => !words.includes(statement.toLowerCase()))
    expect([path, missing]).toEqual([path, []])
    expect(page.texts('main a[href="/"]')).toContain('Back to home')
  }
})

test('the terms have nine numbered sections in the specified order', () => {
  const numbered = builtDocument('/terms-and-conditions')
    .texts('main h2')
    .filter((heading) => /^\d/.test(heading))
  expect(numbered.map((heading) => Number.parseInt(heading, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const subjects = [
    /accept/i,
    /about us/i,
    /use/i,
    /intellectual/i,
    /liabilit/i,
    /third-party/i,
    /privacy/i,
    /change/i,
    /law/i,
  ]
  for (const [index, subject] of subjects.entries()) expect(numbered[index]).toMatch(subject)
})

test('the accessibility statement invites feedback by email, phone and post', () => {
  const words = wordsOf(builtDocument('/accessibility'))
  for (const way of ['email', 'phone', 'post']) expect(words).toContain(`by ${way}`)
})

test('pages end a cookie choice after the days that the clinic states, and when it adds a script', async () => {
  const script = 'analytics:\n  src: https://statistics.example/count.js\n  since: "2026-11-25"\nresponses:'
  const withScript = edited('content/clinic.yaml', 'responses:', script)
  const files = edited('content/cookies.yaml', 'banner:', 'choiceLasts: 180 days\nbanner:', withScript)
  const site = catalogueOf(await contentOf(files))
  const page = renderedPart(() => Layout({ children: null }), { site, urlPathname: '/' })
  expect(page).toContain(endOldChoiceScript({ days: 180, scriptsSince: ['2026-11-25'] }))
})
