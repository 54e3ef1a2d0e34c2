import { describe, expect, test } from 'vitest'
import type { Finding } from '../finding.ts'
import { check, edited, type SiteFiles, validSite } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const beta = 'content/treatments/beta-light.mdx'
const clinic = 'content/clinic.yaml'
const home = 'content/home.yaml'
const navigation = 'content/navigation.yaml'
const testimonials = 'content/testimonials.yaml'

const prose = (text: string, files?: SiteFiles) => edited(alpha, 'Keep the skin clean.', text, files)
const flagged = (...flags: string[]) => edited(alpha, 'flags: []', `flags: [${flags.join(', ')}]`)
const adults = edited(
  alpha,
  'suits: [dry skin',
  'suits: ["adults aged {adultAge} or over"',
  flagged('pom', 'ageRestricted'),
)

type Options = { today?: string; release?: boolean }

/** What rules find. Figures have their own tests. */
const found = async (files: SiteFiles, options?: Options) =>
  (await check(files, options)).findings.filter(({ rule }) => rule !== 'figure')
const findings = async (files: SiteFiles, options?: Options) =>
  (await found(files, options)).map(
    ({ rule, file, line, message, remedy }: Finding) => `${file}:${line} ${rule}: ${message} ${remedy ?? ''}`,
  )
const ruleNames = async (files: SiteFiles, options?: Options) =>
  (await found(files, options)).map(({ rule }) => rule)

test('a careful site raises nothing', async () => {
  expect(await findings(validSite())).toEqual([])
})

describe('words', () => {
  test('one phrase is reported once a page, with its next places and how often it occurs', async () => {
    const said = 'Botox here.\n\nBotox there.\n\nMore Botox.\n\nAnd **Bo**tox.'
    const [finding] = await found(prose(said))
    expect(finding).toMatchObject({
      rule: 'pom-name',
      severity: 'error',
      subject: 'alpha-peel',
      values: ['botox (4 times)'],
      length: 5,
      related: [{ message: 'is here too.' }, { message: 'is here too.' }],
    })
  })

  test.each([
    ['the home page', edited(home, 'One nurse sees you', 'After Botox one nurse sees you')],
    ['the menu', edited(navigation, 'skin: Skin Treatments', 'skin: Botox')],
    ['a testimonial', edited(testimonials, 'Kind and careful.', 'My botox looks natural.')],
    ['a picture’s description', edited(alpha, 'alt: Line drawing of a hand', 'alt: A vial of Botox')],
  ])('a medicine in %s is reported once, as pom-place', async (_where, files) => {
    expect(await ruleNames(files)).toEqual(['pom-place'])
  })

  test.each([
    ['pom-implied', 'Ask about anti-wrinkle injections.'],
    ['pom-implied', 'Ask about anti-wrinkle \n  injections.'],
    ['pom-name', 'Read more [about us](/about "After Botox").'],
    ['pom-name', '![A vial of Botox](images/vial.jpg)'],
    ['claims', 'It is completely safe.'],
    ['pressure', '20% off until Friday.'],
    ['paid-review', 'Leave a review and get £10 off.'],
    ['cqc', 'Mole removal is done under local anaesthetic, and anything suspicious can be referred.'],
  ])('%s reads a treatment’s page: %s', async (rule, text) => {
    expect(new Set(await ruleNames(prose(text)))).toContain(rule)
  })

  test('a medicine in a page’s address is reported', async () => {
    const named = Object.entries(validSite()).map(([file, text]) => [
      file.replace('alpha-peel.mdx', 'botox-peel.mdx'),
      typeof text === 'string' ? text.replaceAll(/\balpha-peel\b/g, 'botox-peel') : text,
    ])
    expect(await ruleNames(Object.fromEntries(named))).toContain('pom-name')
  })

  test('praise in clients’ own words is allowed, a claim is not', async () => {
    const said = (words: string) => ruleNames(edited(testimonials, 'Kind and careful.', words))
    expect(await said('The best clinic in Suffolk.')).toEqual([])
    expect(await said('I had guaranteed results.')).toEqual(['claims'])
    expect(await said('I had it free in exchange for this review.')).toEqual(['paid-review'])
    expect(await said('I give five stars, and each visit is a treat.')).toEqual([])
  })

  test('a testimonial names no prescription-only treatment', async () => {
    const named = (files: SiteFiles) =>
      found(edited(testimonials, '    rating: 5', '    treatment: alpha-peel\n    rating: 5', files))
    expect(await named(adults)).toMatchObject([
      { rule: 'pom-place', file: testimonials, line: 7, subject: 'testimonials', values: ['alpha-peel'] },
      { rule: 'pom-price' },
    ])
    expect(await named(validSite())).toEqual([])
  })

  test('a CQC registration allows surgery', async () => {
    const text = 'We offer excision.'
    expect(await ruleNames(prose(text))).toEqual(['cqc'])
    expect(await ruleNames(prose(text, edited(clinic, 'phone:', 'cqc: 1-1234567890\nphone:')))).toEqual([])
  })

  test('a question is harmless when its answer is no', async () => {
    const asks = edited(alpha, 'What does it cost?', 'Do you remove moles?')
    const answered = (words: string) => ruleNames(edited(alpha, 'It costs {price}.', words, asks))
    expect(await answered('No need to worry, we do.')).toEqual(['cqc'])
    expect([await answered('No, a surgeon does.'), await answered('No moles here.')]).toEqual([[], []])
  })
})

describe('prescription-only treatments', () => {
  test('show no price, which is reported once at the key that pages take it from', async () => {
    expect(await findings(adults)).toMatchInlineSnapshot(`
      [
        "content/treatments/alpha-peel.mdx:7 pom-price: from £100 is the price of a treatment with a prescription-only medicine. Show the price of the consultation instead; give the treatment’s price there.",
      ]
    `)
  })

  test('are flagged', async () => {
    const named = edited(
      alpha,
      'title: Alpha Peel',
      'title: Anti-Wrinkle Injections',
      flagged('ageRestricted'),
    )
    expect(await ruleNames(named)).toContain('pom-flag')
    expect(await ruleNames(edited(alpha, '[ageRestricted]', '[pom, ageRestricted]', named))).not.toContain(
      'pom-flag',
    )
  })

  test('may show a consultation’s price', async () => {
    expect(
      await findings(edited(alpha, 'from: true', 'from: true\n  covers: the consultation', adults)),
    ).toEqual([])
  })

  test('show none on other pages either, unless it is the consultation’s', async () => {
    const files = edited(beta, 'It costs {price}.', 'It costs {price}, or {alpha-peel.price}.', adults)
    expect(
      (await found(edited(beta, 'Keep the skin clean.', 'Not <Price of="alpha-peel"/>.', files))).map(
        ({ file, rule, subject, values }) => [file, rule, subject, values],
      ),
    ).toEqual([
      [alpha, 'pom-price', 'alpha-peel', ['from £100']],
      [beta, 'pom-price', 'beta-light alpha-peel', ['from £100 (2 times)']],
    ])
    const free = edited(alpha, 'from: true', 'from: true\n  covers: the consultation', files)
    expect(await findings(free)).toEqual([])
    expect(await ruleNames(edited(beta, '{price}.', '{alpha-peel.fact.lasting}.', adults))).toEqual([
      'pom-price',
    ])
  })

  test.each([
    ['an offer', '20% off until Friday.', ['pom-price', 'pom-price']],
    ['a consultation’s fee', 'A consultation costs <Other>£30</Other>.', ['pom-price']],
    ['the price of a consultation', 'It is <Clinic field="consultation"/>.', ['pom-price']],
    ['a call, once,', 'Book in by video call. Consult over Zoom.', ['pom-price', 'rx-face', 'rx-face']],
    ['a lower age', 'Nobody under 16 may have it.', ['pom-price', 'age-18']],
  ])('%s in words', async (_what, text, rules) => {
    const paid = edited(clinic, 'consultation: free', 'consultation: £30', adults)
    expect((await ruleNames(prose(text, paid))).filter((rule) => rule !== 'coverage')).toEqual(rules)
  })

  test('a video call is allowed on other pages', async () => {
    expect(await findings(prose('A video call is held each Monday.'))).toEqual([])
  })
})

describe('ages', () => {
  test('a page for adults says 18, a filler’s page is flagged', async () => {
    expect(await findings(flagged('ageRestricted'))).toMatchInlineSnapshot(`
      [
        "content/treatments/alpha-peel.mdx:2 age-18: the page does not say that the treatment is for people aged 18 or over. Add for example "adults aged {adultAge} or over" to suitability.suits.",
      ]
    `)
    expect(await findings(edited(alpha, 'title: Alpha Peel', 'title: Lip Filler'))).toMatchInlineSnapshot(`
      [
        "content/home.yaml:35 agreement: Visitors see two names for Lip Filler: Alpha Peel on the home page, Lip Filler on its own. Write the same name in both files, or accept the difference in content/waivers.yaml.",
        "content/treatments/alpha-peel.mdx:39 age-18: Lip Filler is for adults only by law, and the page’s flags do not say so. Add ageRestricted to the flags.",
      ]
    `)
  })
})

describe('the day of a rating or of a client’s words', () => {
  test.each([
    [
      'a rating without a day',
      edited(clinic, '  asOf: "2026-11-01"\n', ''),
      'content/clinic.yaml:26 review: the rating of 5.0 does not say when it was read. Add "asOf" with the day on which the rating was seen.',
    ],
    [
      'a rating of tomorrow',
      edited(clinic, '2026-11-01', '2026-11-21'),
      'content/clinic.yaml:28 review: 2026-11-21 is in the future. Write the day it was.',
    ],
    [
      'a testimonial of tomorrow',
      edited(testimonials, '2026-03-14', '2026-11-21'),
      'content/testimonials.yaml:9 review: 2026-11-21 is in the future. Write the day it was.',
    ],
    [
      'a testimonial without a day',
      edited(testimonials, '    date: "2026-03-14"\n', ''),
      'content/testimonials.yaml:5 review: the words of A client do not say where or when they were given. Add "source" and "date" from the client’s own record.',
    ],
  ])('%s is reported', async (_what, files, told) => {
    expect(await findings(files)).toEqual([told])
  })

  test('may be today', async () => {
    const files = edited(clinic, '2026-11-01', '2026-11-20')
    expect(await findings(edited(testimonials, '2026-03-14', '2026-11-20', files))).toEqual([])
  })
})

test('a link to a register that is not the regulator’s is reported', async () => {
  expect(await findings(edited(clinic, 'https://www.nmc.org.uk', 'https://nmc.co'))).toMatchInlineSnapshot(`
    [
      "content/clinic.yaml:8 identity: the link to the register does not lead to the Nursing and Midwifery Council. Write https://www.nmc.org.uk/registration/search-the-register/.",
    ]
  `)
})
