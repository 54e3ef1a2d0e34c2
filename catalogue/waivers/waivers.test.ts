import { describe, expect, test } from 'vitest'
import { alphaPeel, withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited, type SiteFiles, validSite } from '../fixtures/site.ts'

const home = 'content/home.yaml'
const beta = 'content/treatments/beta-light.mdx'
const waiversFile = 'content/waivers.yaml'

const entry = (
  subject: string,
  values: readonly string[],
  { rule = 'agreement', expires = '2027-06-30' } = {},
) =>
  `  - rule: ${rule}
    subject: ${subject}
    values: ${JSON.stringify(values)}
    owner: clinic owner
    reason: Both are kept.
    expires: "${expires}"
`
const withWaivers = (files: SiteFiles, ...entries: string[]) => ({
  ...files,
  [waiversFile]: `waivers:\n${entries.join('')}`,
})
const prices = edited(alphaPeel, 'amount: 100', 'amount: 110')
const both = ['from £100 (home)', 'from £110 (alpha-peel)']

/** The first line of each finding, and what is waived. */
const headlines = async (files: SiteFiles) => (await reportOf(files)).match(/^(?:content| {2}[\w-]+: ).*$/gm)

describe('a waiver', () => {
  test('accepts a finding with its exact values', async () => {
    expect(await reportOf(withWaivers(prices, entry('alpha-peel price', both)))).toMatchInlineSnapshot(`
      "Waived in content/waivers.yaml:
        agreement: alpha-peel price [from £100 (home) | from £110 (alpha-peel)] (content/treatments/alpha-peel.mdx:7:11 and content/home.yaml:37:17)

      Content: 26 files, 0 errors, 0 warnings, 1 waived.
      "
    `)
  })

  test('is what the report of a finding says to write', async () => {
    const [, text = ''] = /^ {2}To accept.*\n((?: {2}.*\n)+)/m.exec(await reportOf(prices)) ?? []
    expect(text).toMatchInlineSnapshot(`
      "  - rule: agreement
          subject: alpha-peel price
          values: ["from £100 (home)", "from £110 (alpha-peel)"]
      "
    `)
    const waiver = `${text}    owner: clinic owner\n    reason: Both are kept.\n    expires: "2027-06-30"\n`
    expect(await reportOf(withWaivers(prices, waiver))).toContain('0 errors, 0 warnings, 1 waived.')
  })

  test('fails when a value changed, and says what to write', async () => {
    const waiver = entry('alpha-peel price', ['from £100 (home)', 'from £115 (alpha-peel)'])
    expect(await reportOf(withWaivers(prices, waiver))).toMatchInlineSnapshot(`
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

      content/waivers.yaml:2:5 the waiver of agreement for "alpha-peel price" accepts "from £100 (home)" and "from £115 (alpha-peel)", and the content now says "from £100 (home)" and "from £110 (alpha-peel)".
        error waiver
        1 | waivers:
        2 |   - rule: agreement
          |     ^^^^^^^^^^^^^^^
        content/treatments/alpha-peel.mdx:7:11 is the finding.
        6 | price:
        7 |   amount: 110
          |           ^^^
        Mend the content, or have the clinic owner decide anew and write values: ["from £100 (home)", "from £110 (alpha-peel)"]

      Content: 26 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('fails when the sides are swapped', async () => {
    const swapped = edited(home, 'amount: 100', 'amount: 110')
    expect(await headlines(withWaivers(swapped, entry('alpha-peel price', both)))).toMatchInlineSnapshot(`
      [
        "content/treatments/alpha-peel.mdx:7:11 alpha-peel price: from £100 is stated here, and from £110 elsewhere.",
        "content/waivers.yaml:2:5 the waiver of agreement for "alpha-peel price" accepts "from £100 (home)" and "from £110 (alpha-peel)", and the content now says "from £100 (alpha-peel)" and "from £110 (home)".",
      ]
    `)
  })

  test('fails when one more place says otherwise, not when one more repeats the key', async () => {
    const years = edited('content/about.yaml', 'A nurse who listens.', 'She has over 14 years of experience.')
    const waiver = entry('clinic experience', ['12+ years (clinic)', '14+ years (about)'])
    const repeated = edited(
      'content/about.yaml',
      'It is personal.',
      'She has 12+ years of experience.',
      years,
    )
    expect(await headlines(withWaivers(repeated, waiver))).toEqual([
      expect.stringMatching(/^ {2}agreement: /),
    ])
    const again = edited('content/about.yaml', 'It is personal.', 'She has 14+ years of experience.', years)
    expect(await headlines(withWaivers(again, waiver))).toMatchInlineSnapshot(`
      [
        "content/about.yaml:5:20 clinic experience: 14+ years is stated here, and 12+ years elsewhere.",
        "content/waivers.yaml:2:5 the waiver of agreement for "clinic experience" accepts "12+ years (clinic)" and "14+ years (about)", and the content now says "12+ years (clinic)" and "14+ years (about, 2 times)".",
      ]
    `)
    const elsewhere = withProse('Your nurse has over 14 years of experience.', years)
    expect(await headlines(withWaivers(elsewhere, waiver))).toMatchInlineSnapshot(`
      [
        "content/about.yaml:5:20 clinic experience: 14+ years is stated here, and 12+ years elsewhere.",
        "content/waivers.yaml:2:5 the waiver of agreement for "clinic experience" accepts "12+ years (clinic)" and "14+ years (about)", and the content now says "12+ years (clinic)" and "14+ years (about)" and "14+ years (alpha-peel)".",
      ]
    `)
  })

  test('fails when it has expired', async () => {
    const waiver = entry('alpha-peel price', both, { expires: '2026-11-19' })
    expect(await reportOf(withWaivers(prices, waiver))).toMatchInlineSnapshot(`
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

      content/waivers.yaml:2:5 the waiver of agreement for "alpha-peel price" expired on 2026-11-19.
        error waiver
        1 | waivers:
        2 |   - rule: agreement
          |     ^^^^^^^^^^^^^^^
        Mend what it accepts, or have the clinic owner decide anew and write a later day, such as expires: "2027-05-20"

      Content: 26 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test.each([
    [
      'what it accepted is gone',
      entry('alpha-peel price', both),
      validSite(),
      ['matches no finding.', 'Remove it: what it accepted is no longer there.'],
    ],
    [
      'its subject has a slip',
      entry('alfa-peel price', both),
      prices,
      ['matches no finding.', 'Remove it, or write subject: alpha-peel price'],
    ],
    [
      'its rule is another',
      entry('alpha-peel price', both, { rule: 'price' }),
      prices,
      [
        'matches no finding.',
        `Remove it, or write rule: agreement if it accepts what is found at ${alphaPeel}:7:11.`,
      ],
    ],
    [
      'it stands twice',
      entry('alpha-peel price', both).repeat(2),
      prices,
      ['stands twice.', 'Remove one of the two.'],
    ],
  ])('fails when %s', async (_what, waiver, files, [message, remedy]) => {
    const [found = ''] =
      /^content\/waivers.*\n(?: .*\n)*/m.exec(await reportOf(withWaivers(files, waiver))) ?? []
    expect(found).toMatch(
      new RegExp(`^content/waivers.yaml:\\d+:5 the waiver of \\w+ for "[\\w -]+" ${message}\n`),
    )
    expect(found).toContain(`\n  ${remedy}\n`)
  })
})

describe('a waiver that can’t be read', () => {
  const two = edited(beta, 'amount: 105', 'amount: 115', prices)
  const second = entry('beta-light price', ['from £105 (home)', 'from £115 (beta-light)'])

  test.each([
    ['a wrong day', '"2027-06-30"', 'soon'],
    ['a key with a slip', 'values:', 'value:'],
    ['no owner', '    owner: clinic owner\n', ''],
  ])('is off, and the others hold: %s', async (_what, from, to) => {
    const found = await headlines(withWaivers(two, entry('alpha-peel price', both).replace(from, to), second))
    expect(found).toEqual([
      expect.stringMatching(/^content\/treatments\/alpha-peel.mdx:7:11 alpha-peel price/),
      expect.stringMatching(/^content\/waivers.yaml:\d+:\d+ waivers\[1\]/),
      expect.stringMatching(/^ {2}agreement: beta-light price/),
    ])
  })

  test.each([
    ['a quote left open', (text: string) => text.replace('owner: ', 'owner: "')],
    ['an anchor', (text: string) => text.replace('owner: ', 'owner: &a ')],
    ['a slip in its only key', (text: string) => text.replace('waivers:', 'waiver:')],
    ['a list', (text: string) => text.replace('waivers:\n', '')],
    ['no UTF-8', () => new Uint8Array([0xff, 0xfe, 0x00])],
    ['too large', () => new Uint8Array(2 * 1024 * 1024)],
  ])('is one finding when it is all of them: %s', async (_what, spoil) => {
    const text = `waivers:\n${entry('alpha-peel price', both)}`
    const found = await headlines({ ...prices, [waiversFile]: spoil(text) })
    expect(new Set(found?.map((line) => line.split(':')[0]))).toEqual(new Set([waiversFile]))
    expect(found?.length).toBeLessThanOrEqual(2)
  })
})

describe('while a file can’t be read', () => {
  test('nothing is said of waivers whose finding may stand there', async () => {
    const waived = withWaivers(prices, entry('alpha-peel price', both))
    expect(await headlines({ ...waived, [home]: '"' })).toEqual([
      expect.stringMatching(/^content\/home.yaml/),
    ])
  })

  test('nor of values that may stand there', async () => {
    const third = edited(beta, '## Aftercare', 'Alpha Peel costs £120.\n\n## Aftercare', prices)
    const waived = withWaivers(third, entry('alpha-peel price', [...both, '£120 (beta-light)']))
    expect(await headlines(waived)).toHaveLength(1)
    expect(await headlines({ ...waived, [beta]: '' })).toEqual([
      expect.stringMatching(/^content\/treatments\/beta/),
    ])
  })

  test.each([
    ['that can’t be read', 'experience: 12+ years', 'experience: "12'],
    ['with a wrong key', 'experience: 12+ years', 'experience: []'],
  ])('nor of what a file %s states', async (_what, from, to) => {
    const said = edited('content/about.yaml', 'A nurse who listens.', 'She has over 14 years of experience.')
    const words = edited('content/about.yaml', 'It is personal.', 'She has 12+ years of experience.', said)
    const waived = withWaivers(words, entry('clinic experience', ['12+ years (clinic)', '14+ years (about)']))
    expect(await headlines(waived)).toHaveLength(1)
    expect(await headlines(edited('content/clinic.yaml', from, to, waived))).toEqual([
      expect.stringMatching(/^content\/clinic/),
    ])
  })

  test('other values are told of all the same', async () => {
    const waiver = entry('alpha-peel price', ['from £100 (home)', 'from £115 (alpha-peel)'])
    expect(await headlines({ ...withWaivers(prices, waiver), [beta]: '' })).toHaveLength(3)
  })
})
