import { describe, expect, test } from 'vitest'
import { check, edited, validSite } from './fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

const waiving = (rule: string, subject: string, values = '') => `waivers:
  - rule: ${rule}
    subject: ${subject}
    owner: clinic owner
    reason: The insurer’s own words.
    expires: "2027-03-31"
    ${values}
`

describe('one cause gives one finding', () => {
  test.each(['content/clinic.yaml', 'content/cookies.yaml', alpha])(
    '%s in another encoding',
    async (file) => {
      const { findings } = await check({ ...validSite(), [file]: new Uint8Array([0x61, 0x3a, 0x20, 0xa3]) })
      expect(findings).toMatchObject([{ file, message: 'this is not UTF-8.' }])
    },
  )

  test.each([
    ['content/clinic.yaml', 'content/clinic.yml'],
    ['content/home.yaml', 'content/Home.yaml'],
    ['content/legal/privacy-policy.mdx', 'content/legal/privacy-policy.md'],
    ['content/about.yaml', 'content/about.yaml.txt'],
    [alpha, 'content/treatments/Alpha-Peel.mdx'],
    [alpha, 'content/treatments/Alpha Peel.md'],
  ])('%s named %s', async (file, written) => {
    const files = validSite()
    const { findings } = await check({ ...files, [file]: undefined, [written]: files[file] })
    expect(findings).toMatchObject([{ file: written, remedy: `Name it ${file}.` }])
  })

  test('two files that would be given one name', async () => {
    const { 'content/home.yaml': home, ...others } = validSite()
    const { findings } = await check({ ...others, 'content/Home.yaml': home, 'content/home.yml': home })
    const moved = expect.stringContaining('Rename the file, move what is newer in it into the right one')
    expect(findings.map(({ remedy }) => remedy)).toEqual([moved, moved])
  })

  test('a phrase that a waiver accepts, and the figure in it', async () => {
    const filler = edited(
      alpha,
      'flags: []',
      'flags: [ageRestricted]',
      edited(
        alpha,
        'Keep the skin clean.',
        'Nobody under 16 may have it, only adults aged <Clinic field="adultAge"/> or over.',
      ),
    )
    expect((await check(filler)).findings.map(({ rule }) => rule)).toEqual(['age-18'])
    const waivers = waiving('age-18', 'alpha-peel', 'values: ["under 16"]')
    const { findings, waived } = await check({ ...filler, 'content/waivers.yaml': waivers })
    expect([findings, waived.length]).toEqual([[], 1])
  })

  test('what a waiver accepts of a page hides no figure in its title', async () => {
    const page = 'content/legal/accessibility.mdx'
    const titled = edited(page, 'title: Accessibility Statement', 'title: Accessibility within 30 days')
    const vague = edited(page, 'We keep to Level AA of WCAG 2.1.', 'We keep to the rules.', titled)
    const waivers = waiving('accessibility-date', 'accessibility wcag')
    const { findings, waived } = await check({ ...vague, 'content/waivers.yaml': waivers })
    expect([findings.map(({ rule }) => rule), waived.length]).toEqual([['figure'], 1])
  })

  test.each([
    ['price:\n  amount: 100\nunit: treatment\nfrom: true', ['unit', 'from'], '.'],
    ['price:\namount: 100\nunit: treatment\nfrom: true', ['amount', 'unit', 'from'], '.'],
    [
      'amount: 100\nunit: treatment\nfrom: true',
      ['amount', 'unit', 'from'],
      '; write that line above, which is missing.',
    ],
  ])('keys that stand beside their group: %j', async (written, keys, end) => {
    const files = edited(alpha, 'price:\n  amount: 100\n  unit: treatment\n  from: true', written)
    expect((await check(files)).findings.map(({ message }) => message)).toEqual(
      keys.map((key) => `${key}: belongs below "price:", two spaces further in${end}`),
    )
  })

  test.each(['content/clinic.yaml', 'content/cookies.yaml'])('%s removed', async (file) => {
    const { findings } = await check({ ...validSite(), [file]: undefined })
    expect(findings).toMatchObject([{ file, message: 'the file is missing.' }])
  })
})
