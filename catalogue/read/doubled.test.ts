import { expect, test } from 'vitest'
import { alphaPeel } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited, validSite } from '../fixtures/site.ts'

const clinic = 'content/clinic.yaml'

test('finds a weekday listed twice', async () => {
  const again = '  - day: monday\n    opens: "10:00"\n    closes: "16:00"'
  expect(await reportOf(edited(clinic, '  - day: tuesday\n    closed: true', again))).toMatchInlineSnapshot(`
    "content/clinic.yaml:38:10 hours[2].day: monday is listed twice; keep one of the two.
      error schema
      37 |     closes: "15:00"
      38 |   - day: monday
         |          ^^^^^^

    Content: 25 files, 1 error, 0 warnings, 0 waived.
    "
  `)
})

test('finds a flag listed twice', async () => {
  expect(await reportOf(edited(alphaPeel, 'flags: []', 'flags: [device, device]'))).toMatchInlineSnapshot(`
    "content/treatments/alpha-peel.mdx:37:17 flags[2]: device is listed twice; keep one of the two.
      error schema
      36 |     what: We look again
      37 | flags: [device, device]
         |                 ^^^^^^

    Content: 25 files, 1 error, 0 warnings, 0 waived.
    "
  `)
})

test('finds a key that stands three times once', async () => {
  const first = edited(clinic, 'experience: 12+ years', 'experience: 12+ years\ntagline: Two')
  const both = edited(clinic, 'responses:', 'tagline: Three\nresponses:', first)
  const apart = edited(clinic, '  privacy: 30 days', '  privacy: 30 days\ntagline: Four', first)
  expect(await reportOf(both)).toMatchInlineSnapshot(`
    "content/clinic.yaml:41:1 the key stands 3 times in this group.
      error syntax
      40 | experience: 12+ years
      41 | tagline: Two
         | ^^^^^^^
      Keep one of them.

    Content: 25 files, 1 error, 0 warnings, 0 waived.
    "
  `)
  expect(await reportOf(apart)).toMatchInlineSnapshot(`
    "content/clinic.yaml:41:1 the key stands 3 times in this group.
      error syntax
      40 | experience: 12+ years
      41 | tagline: Two
         | ^^^^^^^
      Keep one of them.

    Content: 25 files, 1 error, 0 warnings, 0 waived.
    "
  `)
})

test.each([
  ['name: Fixture Clinic', 'name: !!js/function "function () { return 1 }"'],
  ['name: Fixture Clinic', 'name: !js/function function () { return 1 }'],
  ['hours:', 'hours: !!js/function "run"\nolder:'],
])('finds an unknown tag once: %s', async (from, to) => {
  const report = await reportOf(edited(clinic, from, to))
  expect(report).toContain('a text that begins with "!" is not in quotes.')
  expect(report).toContain(' 1 error,')
})

test.each(['0xFA', '0o372', '2.5e2', '!placeholder 0xFA'])('refuses the amount %s', async (amount) => {
  const report = await reportOf(edited(alphaPeel, 'amount: 100', `amount: ${amount}`))
  const written = amount.replace('!placeholder ', '')
  expect(report).toContain(`price.amount: expected a number of pounds, found "${written}". Did you mean 250?`)
  expect(report).toContain(' 1 error,')
})

test('finds a file in place of the folder', async () => {
  expect(await reportOf({ content: 'words' })).toMatchInlineSnapshot(`
    "content:1:1 is a file, and the site needs a folder of this name.
      error file
      1 | words
        | ^
      Move it away, and restore the folder from version control.

    Content: 0 files, 1 error, 0 warnings, 0 waived.
    "
  `)
})

test('does not have one page written over another', async () => {
  const file = 'content/treatments/Alpha-Peel.mdx'
  const files = {
    ...validSite(),
    [file]: 'words',
    'content/alpha-peel.md': 'words',
    'content/clinic.yml': 'words',
  }
  expect(await reportOf(files)).toMatchInlineSnapshot(`
    "content/alpha-peel.md:1:1 is no kind of content that the site knows.
      error file
      1 | words
        | ^
      content/treatments/alpha-peel.mdx is there already: take over into it what is newer here, then remove this file.

    content/clinic.yml:1:1 is no kind of content that the site knows.
      error file
      1 | words
        | ^
      content/clinic.yaml is there already: take over into it what is newer here, then remove this file.

    content/treatments/Alpha-Peel.mdx:1:1 is no kind of content that the site knows.
      error file
      1 | words
        | ^
      content/treatments/alpha-peel.mdx is there already: take over into it what is newer here, then remove this file.

    Content: 25 files, 3 errors, 0 warnings, 0 waived.
    "
  `)
})
