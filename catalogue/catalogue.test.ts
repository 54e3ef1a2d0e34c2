import { expect, test } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import { check, contentOf, edited } from './fixtures/site.ts'

const home = 'content/home.yaml'
const peel = 'content/treatments/alpha-peel.mdx'

test('texts are typeset in the catalogue; addresses and the form’s toasts are not', async () => {
  const lead = edited('content/contact.yaml', 'Ask us anything.', `Ask 'us', face-to-face.`)
  const url = 'https://www.google.com/search?q='
  const catalogue = catalogueOf(await contentOf(edited('content/clinic.yaml', url, `${url}nurse's+`, lead)))
  expect(catalogue?.contact.lead).toBe('Ask ‘us’, face\u2011to\u2011face.')
  expect(catalogue?.contact.sent.text).toBe("We'll respond within 24 hours.")
  expect(catalogue?.clinic.reviews.url).toContain("nurse's+")
})

test.each(["'", '’'])('names that differ only in how %s is typed are the same name', async (mark) => {
  const renamed = edited(peel, 'title: Alpha Peel', `title: Alpha${mark}s Peel`)
  const { findings, content } = await check(edited(home, 'name: Alpha Peel', "name: Alpha's Peel", renamed))
  expect(findings.map(({ message }) => message)).toEqual([])
  expect(content && catalogueOf(content)?.treatments[0]?.title).toBe('Alpha’s Peel')
})

test('names that differ only in a character of no width are the same name', async () => {
  const { findings } = await check(edited(home, 'name: Alpha Peel', 'name: Alpha\u200b Peel'))
  expect(findings.map(({ message }) => message)).toEqual([])
})

test('a reference with a character of no width stands for the same fact', async () => {
  const content = await contentOf(edited(home, '{experience}', '{\u200bexperience}'))
  expect(JSON.stringify(catalogueOf(content)?.home)).toContain('12+ years')
  expect(JSON.stringify(catalogueOf(content)?.home)).not.toContain('experience}')
})

test('how long enquiries are kept is what the privacy policy says, and all pages that say otherwise are named', async () => {
  const page = (slug: string) => `content/legal/${slug}.mdx`
  const label = 'updatedLabel: Last updated'
  const cookies = edited(page('cookie-policy'), label, `${label}\nretention: 6 months`)
  const terms = edited(page('terms-and-conditions'), label, `${label}\nretention: 12 months`, cookies)
  const { findings, content } = await check(edited(home, '{experience}', '{retention}', terms))
  expect(content && JSON.stringify(catalogueOf(content)?.home)).toContain('24 months')
  expect(findings).toMatchObject([
    {
      message: expect.stringMatching(
        /^Visitors see 3 values of retention: (?:\d+ months on the .* page(?:, |\.$)){3}/,
      ),
      values: ['12 months (terms-and-conditions)', '24 months (privacy-policy)', '6 months (cookie-policy)'],
    },
  ])
})

test.each(["'", '’'])('a rule finds its phrase, and a waiver accepts it, with %s', async (mark) => {
  const files = edited('content/contact.yaml', 'Ask us anything.', `You${mark}ll love it.`)
  const [finding] = (await check(files)).findings
  expect(finding).toMatchObject({ rule: 'claims', values: ["you'll love"] })
  const waiver = `
  - rule: claims
    subject: contact
    values: ["you${mark}ll love"]
    owner: clinic owner
    reason: A test of the mark.
    expires: "2027-01-01"
`
  const waivers = `waivers:${waiver}`
  const { findings } = await check({ ...files, 'content/waivers.yaml': waivers })
  expect(findings.map(({ message }) => message)).toEqual([])
})
