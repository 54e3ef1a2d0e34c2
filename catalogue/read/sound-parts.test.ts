import { describe, expect, test } from 'vitest'
import { alphaPeel, withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited, type SiteFiles, validSite } from '../fixtures/site.ts'

const home = 'content/home.yaml'
const beta = 'content/treatments/beta-light.mdx'

/** The first line of each finding. */
const headlines = async (files: SiteFiles) => (await reportOf(files)).match(/^content.*$/gm)

describe('a file with a wrong key is compared all the same', () => {
  test('a price that disagrees beside a wrong fact, and a key with a slip', async () => {
    const slips = edited(alphaPeel, 'sessions: 3 sessions', 'sesions: 3 sessions')
    const wrong = edited(alphaPeel, 'duration: 30 minutes', 'duration: soon', slips)
    expect(await reportOf(edited(alphaPeel, 'amount: 100', 'amount: 110', wrong))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:7:11 alpha-peel price: from £110 is stated here, and from £100 elsewhere.
        error agreement
        6 | price:
        7 |   amount: 110
          |           ^^^
        content/home.yaml:37:17 states from £100.
        36 |       price:
        37 |         amount: 100
           |                 ^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: alpha-peel price
          values: ["from £100 (home)", "from £110 (alpha-peel)"]
      content/treatments/alpha-peel.mdx:11:13 facts.duration: expected a time in minutes or hours, as one figure, found "soon". Write for example 15-20 minutes.
        error schema
        10 | facts:
        11 |   duration: soon
           |             ^^^^
      content/treatments/alpha-peel.mdx:12:3 facts.sesions: unknown key. Did you mean "sessions"?
        error schema
        11 |   duration: soon
        12 |   sesions: 3 sessions
           |   ^^^^^^^

      Content: 25 files, 3 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('other rows of a list in which one row is wrong', async () => {
    const files = edited(home, 'amount: 110', 'amount: 111', edited(home, 'amount: 105', 'amount: £105'))
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "content/home.yaml:44:17 treatments.items[2].price.amount: expected a number of pounds, found "£105". Did you mean 105?
        error schema
        43 |       price:
        44 |         amount: £105
           |                 ^^^^

      content/treatments/gamma-check.mdx:7:11 gamma-check price: from £110 is stated here, and from £111 elsewhere.
        error agreement
        6 | price:
        7 |   amount: 110
          |           ^^^
        content/home.yaml:51:17 states from £111.
        50 |       price:
        51 |         amount: 111
           |                 ^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: gamma-check price
          values: ["from £110 (gamma-check)", "from £111 (home)"]

      Content: 25 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('prose of a page whose price is wrong, hours of a clinic whose phone is', async () => {
    const words = withProse('The appointment takes 45 minutes. We are open from 9.30am to 3pm on Mondays.')
    const price = edited(alphaPeel, 'amount: 100', 'amount: £100', words)
    const phone = edited('content/clinic.yaml', 'phone: "01473 111222"', 'phone: call us', price)
    expect(await headlines(phone)).toMatchInlineSnapshot(`
      [
        "content/clinic.yaml:19:8 phone: expected a UK phone number, found "call us". Write for example 01473 000000.",
        "content/treatments/alpha-peel.mdx:7:11 price.amount: expected a number of pounds, found "£100". Did you mean 100?",
        "content/treatments/alpha-peel.mdx:57:23 alpha-peel duration: 45 minutes is stated here, and 30 minutes elsewhere.",
        "content/treatments/alpha-peel.mdx:57:52 clinic opens monday: 09:30-15:00 is stated here, and 09:00-15:00 elsewhere.",
      ]
    `)
  })

  test('descriptions, related pages, pictures and rules', async () => {
    const [description = ''] = /description: Beta.*/.exec(String(validSite()[beta])) ?? []
    const same = edited(
      alphaPeel,
      /description: .*/.exec(String(validSite()[alphaPeel]))?.[0] ?? '',
      description,
    )
    const related = edited(alphaPeel, '  - gamma-check', '  - gamma-chek', same)
    const picture = edited(alphaPeel, 'hero:\n', 'hero:\n  image: images/none.jpg\n', related)
    expect(await headlines(edited(alphaPeel, 'group: skin', 'group: skn', picture))).toMatchInlineSnapshot(`
      [
        "content/treatments/alpha-peel.mdx:4:8 group: expected one of injectable, skin, device, medical, found "skn". Did you mean "skin"?",
        "content/treatments/alpha-peel.mdx:44:10 the picture "images/none.jpg" is missing.",
        "content/treatments/alpha-peel.mdx:48:5 "gamma-chek" is no treatment.",
        "content/treatments/beta-light.mdx:3:14 description: the text is the same as on another page.",
      ]
    `)
  })

  test('rules about what is right in it', async () => {
    const flags = edited(
      alphaPeel,
      'flags: []',
      'flags: [pom]',
      edited(alphaPeel, 'group: skin', 'group: skn'),
    )
    const row = edited(
      home,
      'description: What Beta Light is for.',
      'description: It takes 45 minutes.',
      flags,
    )
    const alt = edited(home, '  alt: Line drawing of a frame', '  alt: 5', row)
    const nmc = edited('content/clinic.yaml', 'https://www.nmc.org.uk', 'https://nurses.example', alt)
    const phone = edited('content/clinic.yaml', 'phone: "01473 111222"', 'phone: call us', nmc)
    const law = edited('content/legal/privacy-policy.mdx', 'summary:', 'sumary:', phone)
    const old = edited('content/legal/privacy-policy.mdx', '2026-07-01', '2025-01-01', law)
    expect(await headlines(old)).toMatchInlineSnapshot(`
      [
        "content/clinic.yaml:12:10 the link to the register does not lead to the Nursing and Midwifery Council.",
        "content/clinic.yaml:12:10 a value is a placeholder: practitioner.register.url.",
        "content/clinic.yaml:19:8 phone: expected a UK phone number, found "call us". Write for example 01473 000000.",
        "content/home.yaml:37:17 from £100 is the price of a treatment with a prescription-only medicine.",
        "content/home.yaml:47:29 beta-light duration: 45 minutes is stated here, and 30 minutes elsewhere.",
        "content/home.yaml:137:8 gallery.alt: expected a line of text, found 5. Write for example a short line of words.",
        "content/legal/privacy-policy.mdx:4:1 sumary: unknown key. Did you mean "summary"?",
        "content/legal/privacy-policy.mdx:5:10 the text is of 2025-01-01; on 2026-06-19 the Data (Use and Access) Act 2025 brought the duty to handle privacy complaints.",
        "content/treatments/alpha-peel.mdx:4:8 group: expected one of injectable, skin, device, medical, found "skn". Did you mean "skin"?",
        "content/treatments/alpha-peel.mdx:7:11 from £100 is the price of a treatment with a prescription-only medicine.",
      ]
    `)
  })
})

describe('one wrong value gives one finding', () => {
  test.each([
    ['a price with a sign', alphaPeel, 'amount: 100', 'amount: £250'],
    ['a price in words', alphaPeel, 'amount: 100', 'amount: from £250'],
    ['a fact under a key with a slip', alphaPeel, 'duration: 30 minutes', 'durations: 45 minutes'],
    ['a date that does not exist', 'content/legal/privacy-policy.mdx', '"2026-07-01"', '"2026-13-45"'],
    ['a date of a statement', 'content/legal/accessibility.mdx', '"2026-07-01"', 'July 2026'],
    ['a date under a key with a slip', 'content/legal/privacy-policy.mdx', 'updated:', 'updatd:'],
    ['a version of WCAG', 'content/legal/accessibility.mdx', '"2.1"', '2.1'],
    ['a testimonial without words', 'content/testimonials.yaml', '    text: Kind and careful.\n', ''],
    ['the date of a testimonial', 'content/testimonials.yaml', '"2026-03-14"', 'March'],
    ['the day of a rating', 'content/clinic.yaml', 'asOf: "2026-11-01"', 'asOf: September'],
    ['the key of that day', 'content/clinic.yaml', 'asOf:', 'asof:'],
    ['a slug in the menu', 'content/navigation.yaml', '- mu-map', '- Mu Map'],
    ['a slug of a home row', home, 'treatment: mu-map', 'treatment: Mu Map'],
    ['a related slug', alphaPeel, '- gamma-check', '- Gamma Check'],
    ['a reason that is no slug', alphaPeel, 'reason: anti-wrinkle', 'reason: Anti Wrinkle'],
    ['the key of a reason', alphaPeel, 'reason: anti-wrinkle', 'reson: anti-wrinkle'],
    ['a reason that is none', alphaPeel, 'reason: anti-wrinkle', 'reason: anti-wrinkles'],
    [
      'a reason that belongs to another',
      'content/treatments/gamma-check.mdx',
      'reason: profhilo',
      'reason: anti-wrinkle',
    ],
    ['flags that are none', alphaPeel, 'flags: []', 'flags: [pon]'],
    ['a title without words', alphaPeel, 'title: Alpha Peel\n', 'title: ""\n'],
    ['a line before a list entry', 'content/treatments/alpha-peel.mdx', '  - title: Brighter skin\n', ''],
    ['a key that stands twice', alphaPeel, 'hero:\n', 'hero:\nhero:\n'],
    ['an hour', 'content/clinic.yaml', 'opens: "09:00"', 'opens: 9am'],
    [
      'a section that is a list',
      home,
      'gallery:\n  heading: Gallery\n  alt: Line drawing of a frame\n',
      'gallery:\n  - Gallery\n',
    ],
  ])('%s', async (_what, file, from, to) => {
    const found = (await headlines(edited(file, from, to))) ?? []
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^${file}:`))
  })

  test('a key that prose asks for', async () => {
    const policy = 'content/legal/privacy-policy.mdx'
    const asked = edited(policy, 'We keep to it.', 'We keep an enquiry for <Retention/>.')
    const right = edited(policy, 'summary:', 'retention: 2 years\nsummary:', asked)
    expect(await headlines(right)).toBeNull()
    const slip = edited(policy, 'retention:', 'retenton:', right)
    expect(await headlines(slip)).toEqual([expect.stringMatching(/retenton: unknown key/)])
  })
})
