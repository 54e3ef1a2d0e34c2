import { describe, expect, test } from 'vitest'
import { reportOf } from './fixtures/report-of.ts'
import { edited, validSite } from './fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

describe('a check of content', () => {
  test('finds nothing in a valid site', async () => {
    expect(await reportOf(validSite())).toMatchInlineSnapshot(`
      "Content: 25 files, 0 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('points at a wrong value', async () => {
    expect(await reportOf(edited(alpha, 'amount: 100', 'amount: lots'))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:7:11 price.amount: expected a number of pounds, found "lots". Write for example 250.
        error schema
        6 | price:
        7 |   amount: lots
          |           ^^^^

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('points at an unknown key and names the nearest', async () => {
    expect(await reportOf(edited(alpha, 'duration:', 'durations:'))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:11:3 facts.durations: unknown key. Did you mean "duration"?
        error schema
        10 | facts:
        11 |   durations: 30 minutes
           |   ^^^^^^^^^

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('says what a missing key is for, at its group', async () => {
    expect(await reportOf(edited(alpha, '  amount: 100\n', ''))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:6:1 price.amount is missing. Add this key (pounds, for example 250).
        error schema
        5 | summary: What Alpha Peel does.
        6 | price:
          | ^^^^^

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('reports a missing file', async () => {
    expect(await reportOf({ ...validSite(), 'content/home.yaml': undefined })).toMatchInlineSnapshot(`
      "content/home.yaml:1:1 the file is missing.
        error file
        Restore it from version control; the site can’t be built without it.

      Content: 24 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('reports a file it does not know', async () => {
    expect(await reportOf({ ...validSite(), 'content/hom.yaml': 'a: 1' })).toMatchInlineSnapshot(`
      "content/hom.yaml:1:1 is no kind of content that the site knows.
        error file
        1 | a: 1
          | ^
        content/home.yaml is there already: take over into it what is newer here, then remove this file.

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('reports YAML that can’t be read', async () => {
    expect(await reportOf(edited(alpha, 'title: Softer skin', 'title: "Softer skin'))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:24:12 a quote opens here and is never closed.
        error syntax
        23 | benefits:
        24 |   - title: "Softer skin
           |            ^^^^^^^^^^^^
        Write it so: title: "Softer skin"

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('reports a token that is not in quotes', async () => {
    expect(await reportOf(edited(alpha, 'It takes {fact', '{price}: it takes {fact'))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:40:13 text that begins with "{" is not in quotes.
        error syntax
        39 |   - question: How long does Alpha Peel take?
        40 |     answer: {price}: it takes {fact.duration}.
           |             ^^^^^^^
        Put the whole text in double quotes.

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('reports a repeated key', async () => {
    expect(await reportOf(edited(alpha, 'group: skin', 'group: skin\ngroup: device'))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:5:1 the key stands twice in this group.
        error syntax
        4 | group: skin
        5 | group: device
          | ^^^^^
        Keep one of the two.

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('reports prose that can’t be read', async () => {
    expect(await reportOf(edited(alpha, '## Aftercare', '<Note title="x">'))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:57:1 <Note> is not closed.
        error syntax
        57 | <Note title="x">
           | ^^^^^^^^^^^^^^^^
        Write </Note> on a line of its own where its text ends.

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('reports components, properties and facts that do not exist', async () => {
    const files = edited(
      alpha,
      '## Aftercare',
      '<Prize/> <Fact nam="lasting"/> <Fact name="lastin"/> <Fact name="onset"/> <b>bold</b> {phone}',
    )
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:57:1 <Prize> is no component.
        error prose
        57 | <Prize/> <Fact nam="lasting"/> <Fact name="lastin"/> <Fact name="onset"/> <b>bold</b> {phone}
           | ^^^^^^^^
        Did you mean <Price>?
      content/treatments/alpha-peel.mdx:57:10 <Fact> has no property "nam".
        error prose
        57 | <Prize/> <Fact nam="lasting"/> <Fact name="lastin"/> <Fact name="onset"/> <b>bold</b> {phone}
           |          ^^^^^^^^^^^^^^^^^^^^^
        Did you mean "name"? Write <Fact name="lasting"/>.
      content/treatments/alpha-peel.mdx:57:32 <Fact name="lastin"> is unknown.
        error prose
        57 | <Prize/> <Fact nam="lasting"/> <Fact name="lastin"/> <Fact name="onset"/> <b>bold</b> {phone}
           |                                ^^^^^^^^^^^^^^^^^^^^^
        Did you mean "lasting"?
      content/treatments/alpha-peel.mdx:57:54 <Fact name="onset"/> has nothing to show: the front matter states no such fact.
        error prose
        57 | <Prize/> <Fact nam="lasting"/> <Fact name="lastin"/> <Fact name="onset"/> <b>bold</b> {phone}
           |                                                      ^^^^^^^^^^^^^^^^^^^^
        Facts stated: duration, sessions, interval, lasting, recovery.
      content/treatments/alpha-peel.mdx:57:75 <b> is HTML, which prose does not use.
        error prose
        57 | <Prize/> <Fact nam="lasting"/> <Fact name="lastin"/> <Fact name="onset"/> <b>bold</b> {phone}
           |                                                                           ^^^^^^^^^^^
        Write **two words** with stars around them.
      content/treatments/alpha-peel.mdx:57:87 prose holds an expression in braces, {phone}.
        error prose
        57 | <Prize/> <Fact nam="lasting"/> <Fact name="lastin"/> <Fact name="onset"/> <b>bold</b> {phone}
           |                                                                                       ^^^^^^^
        Write <Clinic field="phone"/>.

      Content: 25 files, 6 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('reports tokens that stand for nothing', async () => {
    const files = edited(alpha, 'It takes {fact.duration}.', 'It takes {fact.durations}, said {pratitioner}.')
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:40:22 faqs[1].answer: the token {fact.durations} stands for nothing here.
        error token
        39 |   - question: How long does Alpha Peel take?
        40 |     answer: It takes {fact.durations}, said {pratitioner}.
           |                      ^^^^^^^^^^^^^^^^
        Did you mean {fact.duration}?
      content/treatments/alpha-peel.mdx:40:45 faqs[1].answer: the token {pratitioner} stands for nothing here.
        error token
        39 |   - question: How long does Alpha Peel take?
        40 |     answer: It takes {fact.durations}, said {pratitioner}.
           |                                             ^^^^^^^^^^^^^
        Did you mean {practitioner}?

      Content: 25 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('reports every problem of every file in one run', async () => {
    const first = edited(alpha, 'amount: 100', 'amount: lots')
    const second = edited('content/clinic.yaml', 'country: GB', 'country: UK', first)
    expect(
      await reportOf(edited('content/about.yaml', 'title: About', 'tilte: About', second)),
    ).toMatchInlineSnapshot(`
      "content/about.yaml:1:1 tilte: unknown key. Did you mean "title"?
        error schema
        1 | tilte: About
          | ^^^^^

      content/clinic.yaml:18:12 address.country: expected GB, found "UK". Write for example GB.
        error schema
        17 |   postcode: IP3 9NA
        18 |   country: UK
           |            ^^

      content/treatments/alpha-peel.mdx:7:11 price.amount: expected a number of pounds, found "lots". Write for example 250.
        error schema
        6 | price:
        7 |   amount: lots
          |           ^^^^

      Content: 25 files, 3 errors, 0 warnings, 0 waived.
      "
    `)
  })
})
