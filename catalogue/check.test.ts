import { describe, expect, test } from 'vitest'
import { check, edited, reportOf, type SiteFiles, validSite } from './fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

/** The valid site with other words in the prose's fourth section. */
const withProse = (words: string, files?: SiteFiles) => edited(alpha, 'Keep the skin clean.', words, files)

describe('a check of content', () => {
  test('finds nothing in a valid site', async () => {
    expect(await reportOf(validSite())).toMatchInlineSnapshot(`
      "Content: 15 files, 0 errors, 0 warnings, 0 accepted.
      "
    `)
  })

  test('reports all errors of syntax, keys and references in all files in one run', async () => {
    let files = edited(alpha, 'amount: 100', 'amount: lots')
    files = edited(alpha, 'duration:', 'durations:', files)
    files = edited(alpha, '{fact.duration}', '{fact.duratoin}', files)
    files = withProse('<Prize/> <Fact name="onset"/> <b>bold</b> {phone}', files)
    files = edited('content/clinic.yaml', 'country: GB', 'country: UK', files)
    files = edited('content/about.yaml', 'title: About', 'tilte: About', files)
    files = edited('content/home.yaml', '{experience}', '{experiense}', files)
    expect(
      await reportOf({ ...files, 'content/contact.yaml': undefined, 'content/hom.yaml': 'a: 1' }),
    ).toMatchInlineSnapshot(`
      "content/about.yaml:1:1 tilte: unknown key. Did you mean "title"?
        error schema
        1 | tilte: About
          | ^^^^^

      content/clinic.yaml:14:12 address.country: expected GB, found "UK". Write for example GB.
        error schema
        13 |   postcode: IP3 9NA
        14 |   country: UK
           |            ^^

      content/contact.yaml:1:1 the file is missing.
        error file
        Restore it from version control, or give its name to the file that holds it; the site can’t be built without it.

      content/hom.yaml:1:1 is not a kind of content that the site knows.
        error file
        1 | a: 1
          | ^
        A treatment’s page stands in content/treatments itself, and its file name is lower-case words joined by hyphens and .mdx: skin-peels.mdx. Pictures stand in content/images. All other content is content/clinic.yaml, content/navigation.yaml, content/home.yaml, content/about.yaml, content/contact.yaml, content/testimonials.yaml, content/cookies.yaml, content/treatment-page.yaml, content/waivers.yaml, content/legal/privacy-policy.mdx, content/legal/accessibility.mdx, content/legal/terms-and-conditions.mdx, content/legal/cookie-policy.mdx. Rename the file, move what is newer in it into the right one, or take it away.

      content/treatments/alpha-peel.mdx:7:11 price.amount: expected a number of pounds, found "lots". Write for example 250.
        error schema
        6 | price:
        7 |   amount: lots
          |           ^^^^
      content/treatments/alpha-peel.mdx:11:3 facts.durations: unknown key. Did you mean "duration"?
        error schema
        10 | facts:
        11 |   durations: 30 minutes
           |   ^^^^^^^^^
      content/treatments/alpha-peel.mdx:69:1 "<Prize>" is read as a component, and there is none of that name.
        error prose
        69 | <Prize/> <Fact name="onset"/> <b>bold</b> {phone}
           | ^^^^^^^^
        Did you mean "Price"?
      content/treatments/alpha-peel.mdx:69:31 "<b>" is read as a component, and there is none of that name.
        error prose
        69 | <Prize/> <Fact name="onset"/> <b>bold</b> {phone}
           |                               ^^^^^^^^^^^
        Write Markdown, such as **bold**, *slanted* or [words to click](address), a component (Price, Fact, Clinic, Other, Note, CookieTable, OpeningHours), or \\< for the sign < itself.
      content/treatments/alpha-peel.mdx:69:43 prose holds an expression in braces, {phone}.
        error prose
        69 | <Prize/> <Fact name="onset"/> <b>bold</b> {phone}
           |                                           ^^^^^^^
        Write a fact as a component, such as <Price/>, <Fact name="lasting"/> or <Clinic field="phone"/>, and other words without braces. A comment for editors goes into the front matter, on a line that begins with #.

      Content: 14 files, 9 errors. Figures, links, rules and waivers are checked once these are fixed.
      "
    `)
  })

  test('says that the other keys are checked once a syntax error is fixed', async () => {
    const files = edited(alpha, 'title: Softer skin', 'title: "Softer skin')
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:26:12 a quote opens here and is never closed.
        error syntax
        25 | benefits:
        26 |   - title: "Softer skin
           |            ^^^^^^^^^^^^
        Close it. Further lines of a text begin two spaces further in than its key. To show it as words, put the whole text in straight double quotes ("), and write quotes within it as “ and ”. The other keys of this file are checked once this is fixed.

      Content: 15 files, 1 error. Figures, links, rules and waivers are checked once these are fixed.
      "
    `)
  })

  test('reports all unknown keys of a group at once', async () => {
    const files = edited('content/about.yaml', 'title: About', 'size: large\ncolour: blue\ntitle: About')
    expect((await check(files)).findings).toMatchObject([{ line: 1 }, { line: 2 }])
  })

  test('compares nothing while a file has errors', async () => {
    const files = edited(alpha, 'amount: 100', 'amount: lots', withProse('It costs £500.'))
    expect((await check(files)).findings.map(({ rule }) => rule)).toEqual(['schema'])
  })
})

describe('prose that can’t be read', () => {
  test.each([
    ['<Note title="x">', '<Note> is not closed.'],
    ['</Note>', '</Note> does not close what is open here.'],
    ['fades in <6 months', '"<6" is read as a component, and there is none of that name.'],
    ['<jo@fixture.uk>', '"<jo@fixture.uk>" is read as a component, and there is none of that name.'],
    ['<Note title="x">\n\nRest.\n\n</Not>', '<Note> is not closed.'],
    ['<!-- later -->', 'a comment in <!-- --> can’t be in prose.'],
    ['{phone', 'a "{" begins program code, and prose has none.'],
    ['import x from "y"', 'a paragraph that begins with "import" is read as program code.'],
    ['import of goods', 'a paragraph that begins with "import" is read as program code.'],
    ['export your notes', 'a paragraph that begins with "export" is read as program code.'],
    ['<Fact name=“lasting”/>', '<Fact> is not written as a component is.'],
    ['# Alpha Peel', 'this is read as a heading, and it does not begin with ## and a space.'],
    ['<Fact nam="lasting"/>', '<Fact> has no property "nam".'],
    ['<Fact/>', '<Fact> lacks "name".'],
    ['<Price>now</Price>', '<Price> holds text, and shows none.'],
    ['Wait <Other></Other> first.', '<Other> holds nothing.'],
    ['Wait <Other> </Other> first.', '<Other> holds nothing.'],
    ['<Note title="Call us">\n</Note>', '<Note> holds nothing.'],
    ['![It costs <Price/>](images/peel.png)', 'the picture’s description holds more than words.'],
    ['<CookieTable/>', '<CookieTable> belongs on legal pages only.'],
    ['<Price of={beta}/>', '<Price> has a property that is not words in double quotes.'],
    ['<Price of="gama-check"/>', 'there is no treatment "gama-check".'],
    ['<Fact name="lasting" of="Alpha Peel"/>', 'there is no treatment "Alpha Peel".'],
    ['<Clinic/>', '<Clinic> lacks "field".'],
    ['<Clinic field=""/>', '<Clinic> lacks "field".'],
    ['<Clinic field="price"/>', '<Clinic> does not say what <Price/> says.'],
    ['<Clinic field="beta-check.price"/>', '<Clinic> does not say what <Price of="beta-check"/> says.'],
    ['**bold **words', '"**" would appear on the page exactly as typed.'],
    ['our [page] (/about)', '"[page] (/about)" would appear on the page exactly as typed.'],
    ['the [NHS][1]', '"[NHS][1]" would appear on the page exactly as typed.'],
    ['It costs [price].', '"[price]" would appear on the page exactly as typed.'],
    [
      'Over (profhilo.fact.sessions)',
      '"(profhilo.fact.sessions)" would appear on the page exactly as typed.',
    ],
    ['~~old~~ news', '"~~old~~" would appear on the page exactly as typed.'],
    ['our [prices](/contact', '"[prices](/contact" would appear on the page exactly as typed.'],
    ['Before.\n##Aftercare', '"##Aftercare" would appear on the page exactly as typed.'],
    ['Suits:\n-dry skin', '"-dry skin" would appear on the page exactly as typed.'],
    ['1)Book a visit', '"1)Book a visit" would appear on the page exactly as typed.'],
    ['•\tdry skin', '"• dry skin" would appear on the page exactly as typed.'],
    ['o dry skin', '"o dry skin" would appear on the page exactly as typed.'],
    ['·       dry skin', '"·       dry skin" would appear on the page exactly as typed.'],
    ['| a | b |\n|---|---|\n| c | d |', '"| a | b |" would appear on the page exactly as typed.'],
    ['a | b\n--- | ---\nc | d', '"--- | ---" would appear on the page exactly as typed.'],
  ])('%s', async (words, message) => {
    const { findings } = await check(withProse(words))
    expect(findings.map((finding) => finding.message)).toEqual([message])
  })
})

test('an unclosed tag is reported where it opens, not where its paragraph begins', async () => {
  const lines = withProse('One line.\nWithin <Other>2 days</Other> or <Other>12 hours\nof it.')
  const { findings } = await check(lines)
  const text = String(lines['content/treatments/alpha-peel.mdx'])
  expect(findings.map(({ line, column }) => text.split('\n')[line - 1]?.slice(column - 1))).toEqual([
    '<Other>12 hours',
  ])
})

test.each([
  'UVA < UVB filters',
  'a gap of ~5 [sic] (see below) | more',
  'your *own*',
  '[it](/about)',
  '**firm**-looking',
])('%s is allowed in prose', async (words) => {
  expect((await check(withProse(words))).findings).toEqual([])
})

test('for a known fact that a page does not state, no other fact is suggested', async () => {
  const remedies = async (words: string) =>
    (await check(withProse(words))).findings.map(({ remedy }) => remedy)
  expect(await remedies('<Fact name="onset" of="beta-light"/>')).toEqual([
    expect.stringMatching(/^There are <Price of="beta-light"\/>, <Fact name="duration" of="beta-light"\/>/),
  ])
  const files = edited(alpha, '{fact.duration}', '{beta-light.fact.sesions}')
  expect((await check(files)).findings.map(({ remedy }) => remedy)).toEqual([
    'Did you mean {beta-light.fact.sessions}?',
  ])
})

test('missing pages are reported with unknown references, and opening hours by their weekday', async () => {
  const told = async (files: SiteFiles) => (await check(files)).findings.map(({ message }) => message)
  expect(await told(withProse('<Price of="gama-check"/> <Fact name="onset"/>'))).toEqual([
    'there is no treatment "gama-check".',
    '<Fact name="onset"/> refers to a fact that is not stated.',
  ])
  expect(await told(edited('content/clinic.yaml', 'opens: "09:00"', 'opens: 9'))).toEqual([
    expect.stringContaining('hours[1].opens (monday): expected a time on the 24-hour clock, in quotes'),
  ])
})

test('a page missing from the menu is reported even if the menu has one much like it', async () => {
  const gamma = 'content/treatments/gamma-check.mdx'
  const { [gamma]: page } = edited(gamma, 'title: Gamma Check', 'title: Gamma Checks')
  const { findings } = await check({ ...validSite(), 'content/treatments/gamma-checks.mdx': page })
  expect(findings.map(({ message }) => message)).toContain('gamma-checks is not in the menu.')
})

describe('YAML that can’t be read', () => {
  test.each([
    ['group: skin', 'group: skin\ngroup: device', 'the key "group" stands twice in this group.'],
    ['It takes {fact', '{price}: it takes {fact', 'text that begins with "{" is not in quotes.'],
    ['title: Softer skin', 'title: &a Softer', 'uses a YAML anchor or alias (& or *).'],
    ['  duration', '\tduration', 'a tab is used as indentation.'],
    ['  - dullness', '  -dullness', 'this line does not fit what stands above it.'],
    ['concerns:', 'concerns:\n  -dry skin', 'this is read as words of the text around it.'],
    ['downtime: none', 'downtime: none\n    - rest', 'this is read as words of the text around it.'],
  ])('%s -> %s', async (from, to, message) => {
    const { findings } = await check(edited(alpha, from, to))
    expect(findings.map((finding) => finding.message)).toEqual([message])
  })
})

test.each([
  ['summary: What Alpha Peel does.', 'summary: What Alpha Peel\n  does -\n  and -dry.'],
  ['summary: What Alpha Peel does.', 'summary: >-\n  What Alpha Peel\n  - does.'],
  ['summary: What Alpha Peel does.', 'summary: "What Alpha Peel\n  - does."'],
])('several lines are read as one text: %s -> %s', async (from, to) => {
  expect((await check(edited(alpha, from, to))).findings).toEqual([])
})

describe('a file that can’t be content', () => {
  const aliases = `a: &a [1, 2]\nb: &b [*a, *a]\nc: &c [*b, *b, *b]\nd: [*c, *c, *c, *c]\n`
  test.each<[string, string | Uint8Array, string]>([
    ['not UTF-8', new Uint8Array([0xff, 0xfe, 0x41]), 'this is not UTF-8.'],
    [
      '50 MB',
      new Uint8Array(50 * 1024 * 1024).fill(0x61),
      'is 51,200 KB; a content file has at most 256 KB.',
    ],
    ['empty', '', 'has no keys.'],
    ['aliases that explode', aliases, 'uses a YAML anchor or alias (& or *).'],
    ['brackets without end', '['.repeat(9000), 'groups are nested too deep.'],
    ['a line without end', 'a'.repeat(10_001), 'a line has more than 10,000 characters.'],
    ['lists within lists without end', '- '.repeat(40), 'quotes or lists are nested too deep.'],
    ['a carriage return alone', 'title: a\rlead: b', 'a line ends in a carriage return alone.'],
    ['a control character', 'title: a\u001b[2Jb', 'an invisible character stands here.'],
  ])('%s', async (_what, text, message) => {
    const { findings } = await check({ ...validSite(), 'content/home.yaml': text })
    expect(findings.map((finding) => finding.message)).toEqual([message])
  })
})
