import { expect, test } from 'vitest'
import { withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'

test('finds links and bold words that are shown with their signs', async () => {
  const words =
    'See [a b](/treatments/ beta-light), [x][a], [c] (/contact), [d](see there) and ** bold ** words.'
  expect(await reportOf(withProse(words))).toMatchInlineSnapshot(`
    "content/treatments/alpha-peel.mdx:57:5 "[a b](/treatments/ beta-light)" is shown as it stands.
      error prose
      57 | See [a b](/treatments/ beta-light), [x][a], [c] (/contact), [d](see there) and ** bold ** words.
         |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Write [a b](/treatments/beta-light).
    content/treatments/alpha-peel.mdx:57:37 "[x][a]" is shown as it stands.
      error prose
      57 | See [a b](/treatments/ beta-light), [x][a], [c] (/contact), [d](see there) and ** bold ** words.
         |                                     ^^^^^^
      Write [x](/contact), with the page’s address in round brackets.
    content/treatments/alpha-peel.mdx:57:45 "[c] (/contact)" is shown as it stands.
      error prose
      57 | See [a b](/treatments/ beta-light), [x][a], [c] (/contact), [d](see there) and ** bold ** words.
         |                                             ^^^^^^^^^^^^^^
      Write [c](/contact).
    content/treatments/alpha-peel.mdx:57:61 "[d](see there)" is shown as it stands.
      error prose
      57 | See [a b](/treatments/ beta-light), [x][a], [c] (/contact), [d](see there) and ** bold ** words.
         |                                                             ^^^^^^^^^^^^^^
      Write [d](/contact), with the page’s address in round brackets.
    content/treatments/alpha-peel.mdx:57:80 "**" is shown as it stands.
      error prose
      57 | See [a b](/treatments/ beta-light), [x][a], [c] (/contact), [d](see there) and ** bold ** words.
         |                                                                                ^^
      Put two stars right before the first word and right after the last, **like this**, or remove them.
    content/treatments/alpha-peel.mdx:57:88 "**" is shown as it stands.
      error prose
      57 | See [a b](/treatments/ beta-light), [x][a], [c] (/contact), [d](see there) and ** bold ** words.
         |                                                                                        ^^
      Put two stars right before the first word and right after the last, **like this**, or remove them.

    Content: 25 files, 6 errors, 0 warnings, 0 waived.
    "
  `)
})

test.each([
  'See [x][a].\n\n[a]: /contact',
  'See \\[x](see there) and 2 \\*\\* 3.',
  'He said [sic] (twice) it was **good**, and [a](/contact).',
])('accepts %s', async (words) => {
  expect(await reportOf(withProse(words))).toContain('0 errors')
})
