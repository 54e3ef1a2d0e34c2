import { describe, expect, test } from 'vitest'
import { check, edited, type SiteFiles } from './fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const home = 'content/home.yaml'
const clinic = 'content/clinic.yaml'

const remedies = async (files: SiteFiles) => (await check(files)).findings.map(({ remedy }) => remedy)

describe('a mistyped reference', () => {
  test.each([
    ['{recovery}', 'Did you mean {fact.recovery}?'],
    ['{beta-light.sessions}', 'Did you mean {beta-light.fact.sessions}?'],
    ['{hours.sun-day}', 'Did you mean {hours.sunday}?'],
    [
      '{hours.week}',
      expect.stringMatching(/^There are \{hours\.monday\}, .*\{hours\.sunday\}\. Another page’s/),
    ],
    ['{beta-light.onset}', expect.stringMatching(/^There are \{beta-light\.price\}, \{beta-light\.fact/)],
    ['{parking}', expect.stringMatching(/^There are \{price\}, \{fact\.duration\}, .*\{phone\}/)],
    ['{clinic.phone}', expect.stringMatching(/^There are \{price\}, \{fact\.duration\}, .*\{phone\}/)],
  ])('in a key: %s', async (written, remedy) => {
    expect(await remedies(edited(alpha, '{fact.duration}', written))).toEqual([remedy])
  })

  test.each(['{fact.lasting}', '{lasting}', '{price}'])(
    'in another file, a treatment’s fact is not taken for one of the clinic: %s',
    async (written) => {
      expect(await remedies(edited(home, '{experience}', written))).toEqual([
        expect.stringMatching(
          /^There are \{clinic\}, .* Another page’s are written like \{[a-z-]+\.price\}\.$/,
        ),
      ])
    },
  )

  test.each([
    ['{lasting}', expect.stringMatching(/^Write a fact as a component, such as <Price\/>/)],
    ['{/* ask Jo */}', expect.stringMatching(/A comment for editors goes into the front matter/)],
    ['<Clinic name="phone"/>', 'Write <Clinic field="..."/>.'],
    ['<Fact of="beta-light"/>', 'Write <Fact name="..."/> or <Fact name="..." of="..."/>.'],
    ['<Clinic field="lasting"/>', 'Did you mean <Fact name="lasting"/>?'],
    ['<Clinic field="price"/>', 'Write <Price/>.'],
    ['<Fact name="price"/>', 'Write <Price/>.'],
    ['<Fact name="price" of="beta-light"/>', 'Write <Price of="beta-light"/>.'],
  ])('in prose: %s', async (written, remedy) => {
    expect(await remedies(edited(alpha, 'Keep the skin clean.', written))).toEqual([remedy])
  })
})

test.each(['&amp;', '&nbsp;', '&#8217;', '&pound;'])(
  'an HTML entity in a key is reported: %s',
  async (written) => {
    expect(await remedies(edited(alpha, 'Softer skin', `"Soft ${written} firm"`))).toEqual([
      expect.stringMatching(/^Write the words and characters themselves/),
    ])
  },
)

test('an ampersand that begins no HTML entity is allowed', async () => {
  expect(await remedies(edited(alpha, 'Softer skin', 'B&B; R & D; soft &co'))).toEqual([])
})

test('a component that refers to nothing is reported as a whole, so that a fix can replace it', async () => {
  const { findings } = await check(edited(alpha, 'Keep the skin clean.', 'Ring <Clinic field="phon"/>.'))
  expect(findings).toMatchObject([
    {
      column: 6,
      length: '<Clinic field="phon"/>'.length,
      fixes: [{ replacement: '<Clinic field="phone"/>' }],
    },
  ])
})

test('an unknown name is reported once, with every place that uses it', async () => {
  const times = edited(clinic, 'phone:', 'times:\n  makeup: 12 hours\nphone:')
  const one = edited(alpha, 'Keep the skin clean.', 'Wait <Clinic field="times.makeUp"/>.', times)
  const two = edited('content/treatments/beta-light.mdx', '{fact.duration}', '{times.makeUp}', one)
  const { findings } = await check(two)
  expect(findings).toMatchObject([
    {
      file: alpha,
      message: '<Clinic field="times.makeUp"/> refers to a fact that is not stated.',
      remedy: 'Did you mean <Clinic field="times.makeup"/>?',
      related: [{ file: 'content/treatments/beta-light.mdx', message: 'names it too.' }],
    },
  ])
})

test('a fact of its own that each of two pages lacks is reported for each', async () => {
  const one = edited(alpha, '{fact.duration}', '{fact.onset}')
  const { findings } = await check(
    edited('content/treatments/beta-light.mdx', '{fact.duration}', '{fact.onset}', one),
  )
  expect(findings).toHaveLength(2)
})

test('a fact of its own is reported for each page also without the "fact." of its name', async () => {
  const pages = edited(alpha, '{fact.duration}', '{lasting}', edited(home, '{experience}', '{lasting}'))
  expect(await remedies(pages)).toEqual([expect.stringMatching(/^There are/), 'Did you mean {fact.lasting}?'])
})

test.each([
  [clinic, 'your lead nurse', 'the lead nurse of {clinic}', 'practitioner.unnamed'],
  [clinic, 'consultation: free', 'consultation: "{other free} at {clinic}"', 'consultation'],
  [clinic, 'name: Fixture Clinic', 'name: Clinic of {practitioner}', 'name'],
  [clinic, 'street: 364', 'street: The {other 364}', 'address.street'],
  [alpha, 'downtime: none', 'downtime: "{fact.recovery}"', 'facts.downtime'],
  [alpha, 'from: true', 'from: true\n  covers: "{other 2 areas}"', 'price.covers'],
])('a value that references stand for holds none, and no mark: %s, %s -> %s', async (file, from, to, key) => {
  const { findings } = await check(edited(file, from, to))
  expect(findings.map(({ message }) => message)).toEqual([
    `${key} is what other texts refer to, so it holds words alone.`,
  ])
})

test('a value that no reference stands for may hold one', async () => {
  expect(
    await remedies(edited(clinic, 'Skin treatments in Ipswich', 'Skin treatments by {practitioner}')),
  ).toEqual([])
})

test('a text must hold every name that its page fills in', async () => {
  const { findings } = await check(
    edited('content/treatment-page.yaml', '{treatment} in Ipswich', 'Treatment in Ipswich'),
  )
  expect(findings.map(({ message, remedy }) => [message, remedy])).toEqual([
    [
      'location: the page fills in {treatment} here, and the text leaves it out.',
      'Write {treatment} where it belongs.',
    ],
  ])
})

test.each(['{treatmnet}', '{title}'])(
  'a wrong name in place of one that the page fills in: %s',
  async (name) => {
    expect(
      await remedies(edited('content/treatment-page.yaml', '{treatment} in Ipswich', `${name} in Ipswich`)),
    ).toEqual(['Write {treatment} where it belongs.'])
  },
)

test.each([
  '<OpeningHours/>',
  '{{phone}}',
  '<b>soft</b> skin',
  '<!-- ask Jo -->',
  '*soft* skin',
  '<BR>',
  '<Hours/>',
  '(*soft*)',
  '~~old~~',
  '[prices] (/contact)',
  'caf&eacute;',
  '[price]',
  '[fact.lasting]',
  '(beta-light.fact.sessions)',
])('%s under a key would appear as typed', async (words) => {
  const { findings } = await check(edited(clinic, 'Skin treatments in Ipswich', `See ${words}`))
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining('would appear on the page exactly as typed'),
  ])
})

test.each([
  'Results vary*. Prices from {other £250}*.',
  'Ask Jo [our nurse] (weekdays).',
  'Ring us (phone) or write (email).',
  'Press <Enter> to send.',
  'Book at {clinic} clinic rooms.',
])('%s is allowed under a key', async (words) => {
  expect(await remedies(edited(clinic, 'Skin treatments in Ipswich', words))).toEqual([])
})
