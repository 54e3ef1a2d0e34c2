import { rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { edited, fixtureToday, type SiteFiles, validSite, writeSite } from '../fixtures/site.ts'
import { compareVersions } from './compare-with-revision.ts'
import { diffText } from './diff-text.ts'
import { readVersion } from './version.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const clinic = 'content/clinic.yaml'
const menu = 'content/navigation.yaml'
type Edit = [file: string, from: string, to: string]

/** The lines that are said of two sites. */
async function said(before: SiteFiles, after: SiteFiles): Promise<string[]> {
  const roots = [writeSite(before), writeSite(after)] as const
  try {
    const changes = compareVersions(
      await readVersion(roots[0], fixtureToday),
      await readVersion(roots[1], fixtureToday),
    )
    return diffText({ revision: 'HEAD', commit: '1a2b3c4', changes })
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .map((line) => line.slice(2))
  } finally {
    for (const root of roots) rmSync(root, { recursive: true, force: true })
  }
}

/** What is said of the valid site after some stretches of it were replaced. */
const saidAfter = (...edits: Edit[]) => said(validSite(), after(edits))

const after = (edits: readonly Edit[], files: SiteFiles = validSite()) =>
  edits.reduce((all, [file, from, to]) => edited(file, from, to, all), files)

describe('content compared, in plain words', () => {
  test('a price, its unit and whether it is the lowest', async () => {
    expect(
      await saidAfter(
        [alpha, 'amount: 100', 'amount: 90'],
        [alpha, 'unit: treatment', 'unit: session'],
        [alpha, 'from: true', 'from: false'],
      ),
    ).toMatchInlineSnapshot(`
      [
        "Alpha Peel: price from £100 -> £90, shown on /treatments/alpha-peel and a card on 2 other pages",
        "Alpha Peel: what the price pays for "per treatment" -> "per session", shown on /treatments/alpha-peel and a card on 2 other pages",
      ]
    `)
  })

  test('hours, and a day of every second week', async () => {
    expect(
      await saidAfter(
        [clinic, 'closes: "15:00"', 'closes: "16:00"\n    alternate:\n      firstOpen: "2026-11-09"'],
        [clinic, '    closed: true', '    opens: "10:00"\n    closes: "12:00"'],
      ),
    ).toMatchInlineSnapshot(`
      [
        "The clinic: hours on Monday 09:00-15:00 -> 09:00-16:00, shown on every page",
        "The clinic: hours on Tuesday closed -> 10:00-12:00, shown on every page",
        "The clinic: hours on Monday every week -> every second week, shown on every page",
      ]
    `)
  })

  test('a fact that words still repeat', async () => {
    expect(
      await saidAfter(
        [alpha, 'sessions: 3 sessions', 'sessions: 4 sessions'],
        [alpha, '## Aftercare', 'Most people have 3 sessions.\n\n## Aftercare'],
      ),
    ).toMatchInlineSnapshot(`
      [
        "Alpha Peel: sessions 3 sessions -> 4 sessions, shown on /treatments/alpha-peel",
        "Alpha Peel: section "What it is", paragraph added: "Most people have 3 sessions.", shown on /treatments/alpha-peel",
      ]
    `)
  })

  test('keys of a treatment', async () => {
    expect(
      await saidAfter(
        [alpha, 'flags: []', 'flags: [device]'],
        [alpha, 'contact: form', 'contact: email'],
        [alpha, 'showAddress: false', 'showAddress: true'],
        [alpha, 'reason: anti-wrinkle\n', ''],
        [alpha, 'group: skin', 'group: device'],
        [alpha, '  - beta-light', '  - delta-tone'],
        [alpha, 'hero:\n', 'hero:\n  image: images/alpha.jpg\n'],
        [alpha, 'drawing of a hand', 'drawing of a face'],
      ),
    ).toMatchInlineSnapshot(`
      [
        "Alpha Peel: group in the menu "Skin Treatments" -> "Device-Based Treatments", shown on every page",
        "Alpha Peel: what the law attaches to it added: "given with a machine", shown on /treatments/alpha-peel",
        "Alpha Peel: description of the picture "Line drawing of a hand, for alpha-peel" -> "Line drawing of a face, for alpha-peel", shown on /treatments/alpha-peel",
        "Alpha Peel: picture added: "images/alpha.jpg", shown on /treatments/alpha-peel",
        "Alpha Peel: related treatments removed: "Beta Light", was shown on /treatments/alpha-peel",
        "Alpha Peel: related treatments added: "Delta Tone", shown on /treatments/alpha-peel",
        "Alpha Peel: reason for contact removed: "Anti-Wrinkle Injections", was shown on /treatments/alpha-peel",
        "Alpha Peel: where Contact Us leads "the contact form" -> "a mail to the clinic", shown on /treatments/alpha-peel",
        "Alpha Peel: the clinic’s address at the end of the page no -> yes, shown on /treatments/alpha-peel",
      ]
    `)
  })

  test('questions, benefits and steps', async () => {
    expect(
      await saidAfter(
        [
          alpha,
          'question: How long',
          'question: Does it hurt?\n    answer: A little.\n  - question: How long',
        ],
        [alpha, 'answer: It costs {price}.', 'answer: You pay {price}.'],
        [alpha, 'title: Short visit', 'title: Brief visit'],
        [alpha, 'text: Skin looks brighter.', 'text: Skin may look brighter.'],
        [alpha, 'what: We treat', 'what: We treat you'],
      ),
    ).toMatchInlineSnapshot(`
      [
        "Alpha Peel: benefit "Brighter skin": "Skin looks brighter." -> "Skin may look brighter.", shown on /treatments/alpha-peel",
        "Alpha Peel: heading of the benefit "Short visit" -> "Brief visit", shown on /treatments/alpha-peel",
        "Alpha Peel: step "Then": "We treat" -> "We treat you", shown on /treatments/alpha-peel",
        "Alpha Peel: question "Does it hurt?" added: "A little.", shown on /treatments/alpha-peel",
        "Alpha Peel: answer to "What does it cost?": "It costs {price}." -> "You pay {price}.", shown on /treatments/alpha-peel",
      ]
    `)
  })

  test('the menu, words of the pages, a heading', async () => {
    expect(
      await saidAfter(
        [menu, '  - alpha-peel\n', ''],
        [menu, '  - gamma-check\n', '  - gamma-check\n  - alpha-peel\n'],
        ['content/contact.yaml', 'submit: ', 'submit: Please '],
        ['content/home.yaml', 'name: Alpha Peel', 'name: Alpha'],
        ['content/home.yaml', 'book: Book Your Consultation', 'book: Book'],
        ['content/legal/privacy-policy.mdx', 'updated: "2026-07-01"', 'updated: "2026-11-20"'],
        [alpha, '## Aftercare', '## Afterwards'],
      ),
    ).toMatchInlineSnapshot(`
      [
        "Contact page: form: the button "Send Message" -> "Please Send Message", shown on /contact",
        "Home page: hero: the booking button "Book Your Consultation" -> "Book", shown on /",
        "Home page: treatments list, "Alpha Peel": the name in the accordion "Alpha Peel" -> "Alpha", shown on /",
        "Privacy Policy: when the text was last changed "1 July 2026" -> "20 November 2026", shown on /privacy-policy",
        "Menu and footer: order of treatments changed: "Alpha Peel" moved, shown on every page",
        "Alpha Peel: heading "Aftercare" -> "Afterwards", shown on /treatments/alpha-peel",
      ]
    `)
  })

  test('a testimonial, one for another', async () => {
    const one = '  - name: A client\n    text: Kind and careful.'
    const other = '  - name: Another\n    text: Nobody hurried me.'
    expect(await saidAfter(['content/testimonials.yaml', one, other])).toMatchInlineSnapshot(`
      [
        "Testimonials: name of the client "A client" -> "Another", shown on /",
        "Testimonials: testimonial of "A client": words "Kind and careful." -> "Nobody hurried me.", shown on /",
      ]
    `)
  })

  test('placeholders that are filled in, taken away and set', async () => {
    const before = after([
      [clinic, 'phone: "01473 111222"', 'phone: !placeholder "01632 960123"'],
      [clinic, 'name: Fixture Clinic', 'name: !placeholder Your Clinic'],
      [clinic, 'street: 364 Nacton Road', 'street: !placeholder 364 Nacton Road'],
      [clinic, 'tagline: ', 'tagline: !placeholder '],
    ])
    const now = after([
      [clinic, 'clinicId: "12345"', 'clinicId: !placeholder "00000"'],
      [clinic, 'email: ', 'email: !placeholder '],
    ])
    expect(await said(before, now)).toMatchInlineSnapshot(`
      [
        "The clinic: street 364 Nacton Road is the clinic's own now, no placeholder, shown on every page",
        "The clinic: phone 01632 960123 (placeholder) -> 01473 111222, shown on every page",
        "The clinic: email hello@fixture-clinic.co.uk is marked as a placeholder now, shown on every page",
        "The clinic: name "Your Clinic" (placeholder) -> "Fixture Clinic", shown on every page",
        "The clinic: tagline "Skin treatments in Ipswich" is the clinic's own now, no placeholder, shown on every page",
        "The clinic: booking: the clinic’s number at the booking portal "12345" -> "00000" (placeholder), shown on every page",
      ]
    `)
  })

  test('a renamed treatment, with what else changed in it', async () => {
    const page = String(validSite()[alpha])
    const files = after([
      [menu, '  - alpha-peel\n', '  - alpha-care\n'],
      ['content/home.yaml', 'treatment: alpha-peel', 'treatment: alpha-care'],
      ['content/treatments/nu-review.mdx', '  - alpha-peel', '  - alpha-care'],
      ['content/treatments/mu-map.mdx', '  - alpha-peel', '  - alpha-care'],
    ])
    const renamed = page.replace('amount: 100', 'amount: 95').replace('dullness', 'redness')
    const now = { ...files, [alpha]: undefined, 'content/treatments/alpha-care.mdx': renamed }
    expect(await said(validSite(), now)).toMatchInlineSnapshot(`
      [
        "Alpha Peel: treatment renamed, its address /treatments/alpha-peel -> /treatments/alpha-care",
        "Alpha Peel: price from £100 -> from £95, shown on /treatments/alpha-care and a card on 2 other pages",
        "Alpha Peel: what it can help with removed: "dullness", was shown on /treatments/alpha-care",
        "Alpha Peel: what it can help with added: "redness", shown on /treatments/alpha-care",
      ]
    `)
  })

  test('a treatment that went, and one that came', async () => {
    const without = { ...validSite(), [alpha]: undefined }
    expect((await said(validSite(), without))[0]).toBe(
      'Alpha Peel: treatment removed: from £100, was shown on /treatments/alpha-peel',
    )
    expect((await said(without, validSite()))[0]).toBe(
      'Alpha Peel: treatment added: from £100, shown on /treatments/alpha-peel',
    )
  })

  test('a renamed treatment with another title', async () => {
    const page = String(validSite()[alpha]).replace('title: Alpha Peel', 'title: Omega Peel')
    const now = { ...validSite(), [alpha]: undefined, 'content/treatments/omega-peel.mdx': page }
    expect((await said(validSite(), now)).slice(0, 2)).toMatchInlineSnapshot(`
      [
        "Omega Peel: treatment renamed, its address /treatments/alpha-peel -> /treatments/omega-peel",
        "Omega Peel: name "Alpha Peel" -> "Omega Peel", shown on every page",
      ]
    `)
  })
})
