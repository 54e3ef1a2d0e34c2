import { expect, test } from 'vitest'
import { check, edited, findingsIn, type SiteFiles, validSite } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const prose = (words: string, files?: SiteFiles) => edited(alpha, 'Keep the skin clean.', words, files)

test.each([
  [
    'a link to nowhere',
    prose('See [it](/treatments/beta-lite).'),
    'content/treatments/alpha-peel.mdx:69 coverage: there is no treatment "beta-lite". Did you mean "beta-light"?',
  ],
  [
    'an unknown section',
    prose('See [it](/#prices).'),
    'content/treatments/alpha-peel.mdx:69 link: the page / has no section "#prices". Its sections: home, about, treatments, gallery, contact.',
  ],
  [
    'an unknown section of a treatment',
    prose('See [it](/treatments/beta-light#after-care).'),
    'content/treatments/alpha-peel.mdx:69 link: the page /treatments/beta-light has no section "#after-care". Its sections: how-it-works, what-happens-on-the-day, side-effects-and-risks, aftercare, how-long-it-lasts, when-to-get-help.',
  ],
  [
    'an unknown section of a policy',
    prose('See [it](/privacy-policy#in-shorts).'),
    'content/treatments/alpha-peel.mdx:69 link: the page /privacy-policy has no section "#in-shorts". Its sections: in-short.',
  ],
  [
    'a section of another page',
    prose('See [it](/about#team).'),
    'content/treatments/alpha-peel.mdx:69 link: the page /about has no section "#team". Its sections: none.',
  ],
  [
    'a link to a phone',
    prose('[Ring us](tel:01473900123).'),
    'content/treatments/alpha-peel.mdx:69 link: "tel:01473900123" is no link that a page may have. Begin with "/" and the page’s name for a page of this site, with "https://" for another; for the clinic’s phone and email write <Clinic field="phone"/> and <Clinic field="email"/> without brackets.',
  ],
  [
    'a link to a mailbox',
    prose('[Write](mailto:a@b.co.uk).'),
    'content/treatments/alpha-peel.mdx:69 link: "mailto:a@b.co.uk" is no link that a page may have. Begin with "/" and the page’s name for a page of this site, with "https://" for another; for the clinic’s phone and email write <Clinic field="phone"/> and <Clinic field="email"/> without brackets.',
  ],
  [
    'a link without https',
    prose('See [it](http://a.co.uk).'),
    'content/treatments/alpha-peel.mdx:69 link: "http://a.co.uk" is no link that a page may have. Begin with "/" and the page’s name for a page of this site, with "https://" for another; for the clinic’s phone and email write <Clinic field="phone"/> and <Clinic field="email"/> without brackets.',
  ],
  [
    'a link’s address below the text',
    prose('See [it].\n\n[it]: /nowhere'),
    'content/treatments/alpha-peel.mdx:71 link: the link "/nowhere" leads nowhere. Link to a page of the site; the home page is "/".',
  ],
  [
    'a missing picture in prose',
    prose('![Pores < half a hair](images/none.jpg)'),
    'content/treatments/alpha-peel.mdx:69 image: the picture "images/none.jpg" is missing. Put it into content/images and name it "images/...".',
  ],
  [
    'a missing photograph',
    edited(alpha, 'hero:\n', 'hero:\n  image: images/none.jpg\n'),
    'content/treatments/alpha-peel.mdx:46 image: the picture "images/none.jpg" is missing. Put it into content/images and name it "images/...".',
  ],
  [
    'no drawing',
    { ...validSite(), 'renderer/illustrations/alpha-peel.tsx': undefined },
    'content/treatments/alpha-peel.mdx:46 coverage: Alpha Peel has neither a photograph nor a drawing. Add "image" with a photograph in content/images, or have renderer/illustrations/alpha-peel.tsx drawn and listed in index.ts there.',
  ],
])('%s is reported', async (_what, files, told) => {
  expect(await findingsIn(files)).toEqual([told])
})

test('a section of a treatment, of the home page and of a policy may be linked to', async () => {
  const to = '[the first evening](/treatments/beta-light#aftercare), [risks](/#treatments)'
  const policy = edited('content/legal/privacy-policy.mdx', '## In short', '## E-mail in short')
  expect(await findingsIn(prose(`See ${to}, [data](/privacy-policy#email-in-short).`, policy))).toEqual([])
})

const remedies = async (file: string, from: string, words: string) =>
  (await check(edited(file, from, words))).findings.map(({ remedy }) => remedy)

test.each([
  ['[risks](#side-effects-and-risks)', /^Begin with "\/" and the page’s name/],
  ['[home](/home)', /the home page is "\/"/],
  ['[home](/home#treatments)', /the home page is "\/"/],
  ['[us](tel:01473111222)', /write <Clinic field="phone"\/>/],
  ['<hello@clinic.co.uk>', /\[words to click\]\(address\)/],
  ['<https://www.nhs.uk>', /\[words to click\]\(address\)/],
])('%s', async (words, remedy) => {
  expect(await remedies(alpha, 'Keep the skin clean.', words)).toEqual([expect.stringMatching(remedy)])
})

test('a link may lead to a smaller heading of another page', async () => {
  const files = edited('content/treatments/beta-light.mdx', '## Aftercare', '## Aftercare\n\n### In detail\n')
  const words = '[More](/treatments/beta-light#in-detail)'
  expect((await check(edited(alpha, 'Keep the skin clean.', words, files))).findings).toEqual([])
})

test('a link to the form may choose a treatment and a reason', async () => {
  const words = '[Ask us](/contact?about=beta-light&reason=general)'
  expect(await remedies(alpha, 'Keep the skin clean.', words)).toEqual([])
})
