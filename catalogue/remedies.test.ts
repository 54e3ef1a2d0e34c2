import { expect, test } from 'vitest'
import { check, edited, type SiteFiles, validSite } from './fixtures/site.ts'

const page = 'content/treatments/alpha-peel.mdx'
const clinic = 'content/clinic.yaml'
const privacy = 'content/legal/privacy-policy.mdx'
const section = '## How it works\n'

test.each<[string, SiteFiles, message: string, remedy: RegExp]>([
  [
    'a phone number that lacks digits',
    edited(clinic, '01473 111222', '01473 5551'),
    'expected a UK phone number',
    /^$/,
  ],
  [
    'a treatment’s title that search pages would cut',
    edited(page, 'title: Alpha Peel', `title: ${'A'.repeat(43)}`),
    'title: expected at most 40 characters, found 43. Search pages cut longer titles: take 3 away.',
    /^$/,
  ],
  [
    'a phone number as it is dialled from abroad',
    edited(clinic, '01473 111222', '0044  1473 111222'),
    '+44 1473 111222',
    /^$/,
  ],
  [
    'a heading that skips a level within a list',
    edited(page, section, `${section}\n- #### In detail\n`),
    'the heading has 4 signs #',
    /^Write ### /,
  ],
  [
    'a question that is asked twice',
    edited(page, 'What does it cost?', 'How long does Alpha Peel take?'),
    'listed twice',
    /^$/,
  ],
  [
    'a heading that skips a level',
    edited(page, section, `${section}\n#### In detail\n\nWords.\n`),
    'the heading has 4 signs #, and none with 3 stands above it.',
    /^Write ### in front of it\.$/,
  ],
  [
    'a link to a section that the page does not have',
    edited(page, section, `${section}\nSee [there](/treatments/alpha-peel#nowhere).\n`),
    'has no section "#nowhere"',
    /^Its sections: how-it-works/,
  ],
  [
    'a medicine in a client’s words',
    edited('content/testimonials.yaml', 'Kind and careful.', 'My Botox was great.'),
    'refers to a prescription-only medicine',
    /^Leave out the sentence, if the client agrees/,
  ],
  [
    'an age limit in a client’s words',
    edited('content/testimonials.yaml', 'Kind and careful.', 'No fillers for anyone under 16.'),
    'is not the law’s limit',
    /^Leave out the sentence, if the client agrees/,
  ],
  [
    'a photograph of a phone',
    { ...validSite(), 'content/images/IMG 2031.HEIC': 'ftyp' },
    'is not a JPEG or PNG.',
    /^Open the picture and save it/,
  ],
])('%s is reported with a remedy that fixes it', async (_what, files, message, remedy) => {
  const { findings } = await check(files)
  const [found] = findings.filter(({ severity }) => severity === 'error')
  expect(found?.message).toContain(message)
  expect(found?.remedy ?? '').toMatch(remedy)
})

test.each(['about two years', 'up to 24 months', '24+ months', '~24 months'])(
  'the retention of enquiries can’t be "%s"',
  async (text) => {
    const files = edited(privacy, 'retention: 24 months', `retention: ${text}`)
    const { findings } = await check(files)
    expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining('retention: ')])
  },
)

test('what a writer left unfinished, in a key or in prose, is a placeholder', async () => {
  const inKey = edited('content/home.yaml', 'tagline: ', 'tagline: TBA ')
  const begun = edited('content/home.yaml', 'description: ', 'description: Lorem ipsum dolor. ', inKey)
  const files = edited(page, section, `${section}\nWhen to come back: TBC\n`, begun)
  const { findings } = await check(files, { release: true })
  expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'content/clinic.yaml the practitioner has no name.',
    'content/home.yaml description is not the clinic’s own.',
    'content/home.yaml hero.tagline is not the clinic’s own.',
    `${page} prose is not the clinic’s own.`,
  ])
})

test('a byte of another encoding is reported at its place', async () => {
  const bytes = Buffer.from(String(validSite()[page]))
  bytes[bytes.indexOf('A visit takes')] = 0xa3
  const { findings } = await check({ ...validSite(), [page]: bytes })
  const { line = 0, column } = findings[0] ?? {}
  expect([String(validSite()[page]).split('\n')[line - 1]?.slice(0, 13), column]).toEqual([
    'A visit takes',
    1,
  ])
})

test('what a page for adults is told to say is no error', async () => {
  const flagged = edited(page, 'flags: []', 'flags: [ageRestricted]')
  const [finding] = (await check(flagged)).findings
  const [, words = ''] = /"([^"]*)"/.exec(finding?.remedy ?? '') ?? []
  expect(words).toBe('adults aged {adultAge} or over')
  expect((await check(edited(page, 'suits: [', `suits: ["${words}", `, flagged))).findings).toEqual([])
})
