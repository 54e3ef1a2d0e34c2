import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

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
