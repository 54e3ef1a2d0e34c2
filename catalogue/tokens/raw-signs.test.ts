import { expect, test } from 'vitest'
import { alphaPeel } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

/** The whole report on the valid site with other words in one text of front matter, in quotes. */
const said = (words: string) => reportOf(edited(alphaPeel, 'text: Skin feels softer.', `text: '${words}'`))

test('finds braces that are no token', async () => {
  expect(await said('Ring {phone today, {{email}} or { clinic } tomorrow } {Phone.')).toMatchInlineSnapshot(`
    "content/treatments/alpha-peel.mdx:25:17 benefits[1].text: "{" is no token, and its braces are shown as they stand.
      error token
      24 |   - title: Softer skin
      25 |     text: 'Ring {phone today, {{email}} or { clinic } tomorrow } {Phone.'
         |                 ^
      Did you mean {phone}?
    content/treatments/alpha-peel.mdx:25:31 benefits[1].text: "{{email}}" is no token, and its braces are shown as they stand.
      error token
      24 |   - title: Softer skin
      25 |     text: 'Ring {phone today, {{email}} or { clinic } tomorrow } {Phone.'
         |                               ^^^^^^^^^
      Did you mean {email}?
    content/treatments/alpha-peel.mdx:25:44 benefits[1].text: "{ clinic }" is no token, and its braces are shown as they stand.
      error token
      24 |   - title: Softer skin
      25 |     text: 'Ring {phone today, {{email}} or { clinic } tomorrow } {Phone.'
         |                                            ^^^^^^^^^^
      Did you mean {clinic}?
    content/treatments/alpha-peel.mdx:25:64 benefits[1].text: "}" is no token, and its braces are shown as they stand.
      error token
      24 |   - title: Softer skin
      25 |     text: 'Ring {phone today, {{email}} or { clinic } tomorrow } {Phone.'
         |                                                                ^
      Write it without braces; a token is a name in braces, such as {phone}.
    content/treatments/alpha-peel.mdx:25:66 benefits[1].text: "{" is no token, and its braces are shown as they stand.
      error token
      24 |   - title: Softer skin
      25 |     text: 'Ring {phone today, {{email}} or { clinic } tomorrow } {Phone.'
         |                                                                  ^
      Did you mean {phone}?

    Content: 25 files, 5 errors, 0 warnings, 0 waived.
    "
  `)
})

test('finds braces in an answer', async () => {
  const answer = '  - question: Whom do I ask?\n    answer: Ring {phone today.\n'
  expect(await reportOf(edited(alphaPeel, 'faqs:\n', `faqs:\n${answer}`))).toMatchInlineSnapshot(`
    "content/treatments/alpha-peel.mdx:40:18 faqs[1].answer: "{" is no token, and its braces are shown as they stand.
      error token
      39 |   - question: Whom do I ask?
      40 |     answer: Ring {phone today.
         |                  ^
      Did you mean {phone}?

    Content: 25 files, 1 error, 0 warnings, 0 waived.
    "
  `)
})

test('finds Markdown, components and HTML', async () => {
  const words = '# See [peels](/nowhere), **bold words**, <Clinic field="phone"/> and <b>us</b>.'
  expect(await said(words)).toMatchInlineSnapshot(`
    "content/treatments/alpha-peel.mdx:25:12 benefits[1].text: "#" is shown as it stands; YAML texts take plain words.
      error prose
      24 |   - title: Softer skin
      25 |     text: '# See [peels](/nowhere), **bold words**, <Clinic field="phone"/> and <b>us</b>.'
         |            ^
      Write the words without "#".
    content/treatments/alpha-peel.mdx:25:18 benefits[1].text: "[peels](/nowhere)" is shown as it stands; YAML texts take plain words.
      error prose
      24 |   - title: Softer skin
      25 |     text: '# See [peels](/nowhere), **bold words**, <Clinic field="phone"/> and <b>us</b>.'
         |                  ^^^^^^^^^^^^^^^^^
      Write "peels" alone; links stand in the prose of pages.
    content/treatments/alpha-peel.mdx:25:37 benefits[1].text: "**bold words**" is shown as it stands; YAML texts take plain words.
      error prose
      24 |   - title: Softer skin
      25 |     text: '# See [peels](/nowhere), **bold words**, <Clinic field="phone"/> and <b>us</b>.'
         |                                     ^^^^^^^^^^^^^^
      Write "bold words" without the stars.
    content/treatments/alpha-peel.mdx:25:53 benefits[1].text: "<Clinic field="phone"/>" is shown as it stands; YAML texts take plain words.
      error prose
      24 |   - title: Softer skin
      25 |     text: '# See [peels](/nowhere), **bold words**, <Clinic field="phone"/> and <b>us</b>.'
         |                                                     ^^^^^^^^^^^^^^^^^^^^^^^
      Write {phone}.
    content/treatments/alpha-peel.mdx:25:81 benefits[1].text: "<b>" is shown as it stands; YAML texts take plain words.
      error prose
      24 |   - title: Softer skin
      25 |     text: '# See [peels](/nowhere), **bold words**, <Clinic field="phone"/> and <b>us</b>.'
         |                                                                                 ^^^
      Remove it.
    content/treatments/alpha-peel.mdx:25:86 benefits[1].text: "</b>" is shown as it stands; YAML texts take plain words.
      error prose
      24 |   - title: Softer skin
      25 |     text: '# See [peels](/nowhere), **bold words**, <Clinic field="phone"/> and <b>us</b>.'
         |                                                                                      ^^^^
      Remove it.

    Content: 25 files, 6 errors, 0 warnings, 0 waived.
    "
  `)
})

test.each([
  'Ring {phone}.',
  'Items marked * or ** are extra; 2 * 3 * 4.',
  'Rated #1 (really) [so far] (in Ipswich).',
  'Ages < 18 and > 60, a_b_c',
])('accepts %s', async (words) => {
  expect(await said(words)).toContain('0 errors')
})
