import { describe, expect, test } from 'vitest'
import { withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'

describe('link', () => {
  test('finds links that lead nowhere', async () => {
    const words = [
      '[a](/treatments/beta-ligth)',
      '[b](/#treatment)',
      '[c](/about#team)',
      '[d](http://www.nmc.org.uk)',
      '[e](contact)',
      '[f](/Contact/)',
    ]
    expect(await reportOf(withProse(words.join(' ')))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:57:5 the link "/treatments/beta-ligth" leads nowhere.
        error link
        57 | [a](/treatments/beta-ligth) [b](/#treatment) [c](/about#team) [d](http://www.nmc.org.uk) [e](contact) [f](/Contact/)
           |     ^^^^^^^^^^^^^^^^^^^^^^
        Did you mean "/treatments/beta-light"?
      content/treatments/alpha-peel.mdx:57:33 the page / has no section "#treatment".
        error link
        57 | [a](/treatments/beta-ligth) [b](/#treatment) [c](/about#team) [d](http://www.nmc.org.uk) [e](contact) [f](/Contact/)
           |                                 ^^^^^^^^^^^
        Sections of the home page: home, about, treatments, gallery, contact.
      content/treatments/alpha-peel.mdx:57:50 the page /about has no section "#team".
        error link
        57 | [a](/treatments/beta-ligth) [b](/#treatment) [c](/about#team) [d](http://www.nmc.org.uk) [e](contact) [f](/Contact/)
           |                                                  ^^^^^^^^^^^
        Link to the page alone.
      content/treatments/alpha-peel.mdx:57:67 the link http://www.nmc.org.uk is not encrypted.
        error link
        57 | [a](/treatments/beta-ligth) [b](/#treatment) [c](/about#team) [d](http://www.nmc.org.uk) [e](contact) [f](/Contact/)
           |                                                                   ^^^^^^^^^^^^^^^^^^^^^
        Write https://.
      content/treatments/alpha-peel.mdx:57:94 the link "contact" is no address.
        error link
        57 | [a](/treatments/beta-ligth) [b](/#treatment) [c](/about#team) [d](http://www.nmc.org.uk) [e](contact) [f](/Contact/)
           |                                                                                              ^^^^^^^
        Begin with "/" for a page of this site, with "https://" for another.
      content/treatments/alpha-peel.mdx:57:107 the link "/Contact/" leads nowhere.
        error link
        57 | [a](/treatments/beta-ligth) [b](/#treatment) [c](/about#team) [d](http://www.nmc.org.uk) [e](contact) [f](/Contact/)
           |                                                                                                           ^^^^^^^^^
        Did you mean "/contact"?

      Content: 25 files, 6 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test.each([
    '/',
    '/#treatments',
    '/contact',
    '/privacy-policy',
    '/treatments/beta-light',
    'https://www.nhs.uk/x?y#z',
    'mailto:a@b.uk',
    'tel:111',
  ])('accepts %s', async (target) => {
    expect(await reportOf(withProse(`[a](${target})`))).toContain('0 errors')
  })
})
