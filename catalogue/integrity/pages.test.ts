import { expect, test } from 'vitest'
import { check, edited, type SiteFiles, validSite } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

const told = async (files: SiteFiles) =>
  (await check(files)).findings.map(({ message, remedy }) => `${message} ${remedy}`)

test('a renamed page, with every place to change', async () => {
  const files = {
    ...validSite(),
    'content/treatments/alfa-peel.mdx': validSite()[alpha],
    [alpha]: undefined,
  }
  expect(await told(files)).toEqual([
    'there is no treatment "alpha-peel", which 4 places name. Did you mean "alfa-peel"?',
  ])
})

test('a slip in a name, beside a new page that nothing names yet', async () => {
  const file = 'content/testimonials.yaml'
  const files = edited(file, '    rating', '    treatment: beta-lihgt\n    rating', {
    ...validSite(),
    'content/treatments/new-peel.mdx': validSite()[alpha],
  })
  expect((await told(files)).find((one) => one.startsWith('there is no treatment'))).toBe(
    'there is no treatment "beta-lihgt". Did you mean "beta-light"?',
  )
})

test('a page that is gone, with the testimonial and the waiver that name it', async () => {
  const waiver = `{ rule: agreement, subject: delta price, owner: owner, reason: A test., expires: "2027-01-01" }`
  const waivers = { ...validSite(), 'content/waivers.yaml': `waivers:\n  - ${waiver}` }
  const file = 'content/testimonials.yaml'
  const { findings } = await check(edited(file, '    rating', '    treatment: delta\n    rating', waivers))
  expect(findings).toMatchObject([
    { file, line: 7, related: [{ file: 'content/waivers.yaml', line: 2, message: 'names it too.' }] },
  ])
})

test.each(['title', 'description'])('a %s that another page has', async (key) => {
  const text = String(validSite()['content/about.yaml']).match(new RegExp(`^${key}: (.*)$`, 'm'))?.[1]
  const contact = String(validSite()['content/contact.yaml']).match(new RegExp(`^${key}: .*$`, 'm'))?.[0]
  expect(await told(edited('content/contact.yaml', String(contact), `${key}: ${text}`))).toEqual([
    `Search results show the same ${key} for two pages: about and contact. Write a ${key} of this page’s own, or accept it in content/waivers.yaml.`,
  ])
})

test('a copied page', async () => {
  const files = { ...validSite(), 'content/treatments/alpha-peel-2.mdx': validSite()[alpha] }
  expect(await told(files)).toEqual([
    'this page and content/treatments/alpha-peel-2.mdx are copies of each other. Give one of them a title, a description and words of its own, or remove it.',
  ])
})
