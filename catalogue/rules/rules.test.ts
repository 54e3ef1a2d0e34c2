import { describe, expect, test } from 'vitest'
import type { Finding } from '../finding.ts'
import { check, edited, type SiteFiles, validSite } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const beta = 'content/treatments/beta-light.mdx'
const clinic = 'content/clinic.yaml'
const home = 'content/home.yaml'
const navigation = 'content/navigation.yaml'
const testimonials = 'content/testimonials.yaml'
const privacy = 'content/legal/privacy-policy.mdx'
const accessibility = 'content/legal/accessibility.mdx'

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

describe('coverage', () => {
  test.each([
    ['a treatment missing from the menu', edited(navigation, '  - beta-light\n', '')],
    ['a slip in the menu', edited(navigation, '  - beta-light\n', '  - beta-lite\n')],
    ['a treatment twice', edited(navigation, '  - beta-light\n', '  - beta-light\n  - alpha-peel\n')],
    ['a page related to itself', edited(alpha, '  - beta-light', '  - alpha-peel')],
    ['an unknown treatment at home', edited(home, 'treatment: beta-light', 'treatment: wholly-unknown')],
    ['an unknown reason', edited(alpha, 'reason: anti-wrinkle', 'reason: anti-wrinkles')],
    ['a reason taken', edited(beta, 'reason: dermal-fillers', 'reason: anti-wrinkle')],
  ])('%s', async (_what, files) => {
    expect((await findings(files)).filter((text) => / (?:coverage|schema): /.test(text))).toMatchSnapshot()
  })
})

describe('sections', () => {
  const gone = edited(alpha, '## How it works\n\n', '')
  test.each([
    ['a missing one', gone],
    ['the last one missing', edited(alpha, '## When to get help', '### Help')],
    ['a slip of the pen', edited(alpha, '## Aftercare', '## Aftercre')],
    ['one more', edited(alpha, '## Aftercare', '## Who comes, and why\n\nMany do.\n\n## Aftercare')],
    [
      'two in the wrong order',
      edited(alpha, '## How it works', '## Aftercare', edited(alpha, '## Aftercare', '## How it works')),
    ],
    ['one twice', edited(alpha, '## How long it lasts', '## Aftercare\n\nMore.\n\n## How long it lasts')],
  ])('%s', async (_what, files) => {
    expect(await findings(files)).toMatchSnapshot()
  })

  test('headings below them are free', async () => {
    expect(await findings(edited(alpha, '## Aftercare', '### The visit\n\nShort.\n\n## Aftercare'))).toEqual(
      [],
    )
  })
})

describe('dates', () => {
  test.each([
    ['a policy older than its law', edited(privacy, '2026-07-01', '2025-01')],
    ['a policy of the future', edited(privacy, '2026-07-01', '2027-01')],
    ['an old statement', edited(accessibility, '2026-07-01', '2025-07-09')],
    ['no WCAG version', edited(accessibility, 'WCAG 2.1', 'the standard')],
    ['a rating without a day', edited(clinic, '  asOf: "2026-11-01"\n', '')],
    ['a rating of tomorrow', edited(clinic, '2026-11-01', '2026-11-21')],
    ['a testimonial of tomorrow', edited(testimonials, '2026-03-14', '2026-11-21')],
    ['a testimonial without a day', edited(testimonials, '    date: "2026-03-14"\n', '')],
  ])('%s', async (_what, files) => {
    expect(await findings(files)).toMatchSnapshot()
  })

  test('today is not in the future', async () => {
    const files = edited(clinic, '2026-11-01', '2026-11-20')
    expect(await findings(edited(testimonials, '2026-03-14', '2026-11-20', files))).toEqual([])
  })
})

describe('the clinic’s own facts', () => {
  const files = edited(
    clinic,
    'email: hello',
    'email: !placeholder hello',
    edited(clinic, '01473 111222', '01632 960123'),
  )

  test('placeholders are one warning, and an error each before a release', async () => {
    expect(await findings(files)).toMatchInlineSnapshot(`
      [
        "content/clinic.yaml:16 placeholder: 2 values are placeholders: email, phone. Write the clinic’s own values before a release, and remove any "!placeholder".",
      ]
    `)
    const told = (await found(files, { release: true })).map(({ message }) => message)
    expect(told.slice(1)).toEqual(['phone is not the clinic’s own.', 'email is not the clinic’s own.'])
  })

  test.each([
    ['prose that is still to be written', edited(alpha, 'Keep the skin', '!placeholder Keep the skin')],
    ['a part of a sentence', edited(alpha, 'Keep the skin clean.', 'Keep it clean. !placeholder How?')],
    ['a phone number kept for drama', edited(clinic, '01473 111222', '020 7946 0123')],
    ['an address kept for examples', edited(clinic, 'https://portal.co.uk', 'https://portal.example')],
  ])('%s is a placeholder', async (_what, files) => {
    expect(await ruleNames(files)).toEqual(['placeholder'])
  })

  test('a link to a register that is not the regulator’s is reported', async () => {
    expect(await findings(edited(clinic, 'https://www.nmc.org.uk', 'https://nmc.co'))).toMatchInlineSnapshot(`
      [
        "content/clinic.yaml:8 identity: the link to the register does not lead to the Nursing and Midwifery Council. Write https://www.nmc.org.uk/registration/search-the-register/.",
      ]
    `)
  })
})

describe('links and pictures', () => {
  test.each([
    ['a link to nowhere', prose('See [it](/treatments/beta-lite).')],
    ['an unknown section', prose('See [it](/#prices).')],
    ['an unknown section of a treatment', prose('See [it](/treatments/beta-light#after-care).')],
    ['an unknown section of a policy', prose('See [it](/privacy-policy#in-shorts).')],
    ['a section of another page', prose('See [it](/about#team).')],
    ['a link to a phone', prose('[Ring us](tel:01473900123).')],
    ['a link to a mailbox', prose('[Write](mailto:a@b.co.uk).')],
    ['a link without https', prose('See [it](http://a.co.uk).')],
    ['a link’s address below the text', prose('See [it].\n\n[it]: /nowhere')],
    ['a missing picture in prose', prose('![A hand](images/none.jpg)')],
    ['a missing photograph', edited(alpha, 'hero:\n', 'hero:\n  image: images/none.jpg\n')],
    ['no drawing', { ...validSite(), 'renderer/illustrations/alpha-peel.tsx': undefined }],
  ])('%s', async (_what, files) => {
    expect(await findings(files)).toMatchSnapshot()
  })

  test('a section of a treatment, of the home page and of a policy', async () => {
    const to = '[the first evening](/treatments/beta-light#aftercare), [risks](/#treatments)'
    const policy = edited(privacy, '## In short', '## E-mail in short')
    expect(await findings(prose(`See ${to}, [data](/privacy-policy#email-in-short).`, policy))).toEqual([])
  })
})
