import { describe, expect, test } from 'vitest'
import { alphaPeel, withFlags, withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

describe('age-18', () => {
  test('misses the age on a page for adults only', async () => {
    expect(await reportOf(withFlags('ageRestricted'))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:2:8 the page does not say that the treatment is for people of 18 or over.
        error age-18
        1 | ---
        2 | title: Alpha Peel
          |        ^^^^^^^^^^
        Add for example "adults aged 18 or over" to suitability.suits.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: age-18
          subject: alpha-peel

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test.each([
    'You must be 18 or over.',
    'Not for anyone under eighteen.',
    'For adults aged 18+ only.',
    'For over 18s only.',
    'Under-18s cannot be treated.',
  ])('is content with: %s', async (words) => {
    expect(await reportOf(withFlags('ageRestricted', withProse(words)))).toContain('0 errors')
  })

  test.each([
    'It lasts over 18 months.',
    'Leave it for at least 18 hours.',
    'Results last from 18 to 24 months.',
    'There is room for 18.',
    'Results last 12, 18 or even 24 months.',
    'We are open again from 18 May.',
  ])('is not content with: %s', async (words) => {
    expect(await reportOf(withFlags('ageRestricted', withProse(words)))).toContain('does not say that')
  })

  test('holds a lower age on a page for adults only to be an error', async () => {
    const words = 'You must be 18 or over, or 16 and over with parental consent.'
    expect(await reportOf(withFlags('ageRestricted', withProse(words)))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:57:28 "16 and over" speaks to people under 18.
        error age-18
        57 | You must be 18 or over, or 16 and over with parental consent.
           |                            ^^^^^^^^^^^
        The law allows it from 18 only, whoever consents: say so.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: age-18
          subject: alpha-peel
          values: ["16 and over"]
      content/treatments/alpha-peel.mdx:57:45 "parental consent" speaks to people under 18.
        error age-18
        57 | You must be 18 or over, or 16 and over with parental consent.
           |                                             ^^^^^^^^^^^^^^^^
        The law allows it from 18 only, whoever consents: say so.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: age-18
          subject: alpha-peel
          values: ["parental consent"]

      Content: 25 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('misses the flag of a filler', async () => {
    expect(
      await reportOf(edited(alphaPeel, 'title: Alpha Peel', 'title: Lip Fillers')),
    ).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:37:8 Lip Fillers is for adults by law, and its flags do not say so.
        error age-18
        36 |     what: We look again
        37 | flags: []
           |        ^^
        Add ageRestricted to the flags.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: age-18
          subject: alpha-peel

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('warns of words that court the young', async () => {
    expect(
      await reportOf(
        withProse('Skin of all ages. Get ready for prom. We act promptly. This is not for teenagers.'),
      ),
    ).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:57:9 "all ages" speaks to people under 18.
        warning age-18
        57 | Skin of all ages. Get ready for prom. We act promptly. This is not for teenagers.
           |         ^^^^^^^^
        Say whom the treatment is for without courting the young, or state the age from which it is given.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: age-18
          subject: alpha-peel
          values: ["all ages"]
      content/treatments/alpha-peel.mdx:57:33 "prom" speaks to people under 18.
        warning age-18
        57 | Skin of all ages. Get ready for prom. We act promptly. This is not for teenagers.
           |                                 ^^^^
        Say whom the treatment is for without courting the young, or state the age from which it is given.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: age-18
          subject: alpha-peel
          values: ["prom"]

      Content: 25 files, 0 errors, 2 warnings, 0 waived.
      "
    `)
  })
})
