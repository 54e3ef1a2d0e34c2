import { expect, test } from 'vitest'
import { check, edited, findingsIn, type SiteFiles, validSite } from '../fixtures/site.ts'

const clinic = 'content/clinic.yaml'
const cookies = 'content/cookies.yaml'

const withStatistics: SiteFiles = {
  ...validSite(),
  [clinic]: `${validSite()[clinic]}analytics:\n  src: https://stats.example/count.js\n  since: "2026-11-20"\n`,
}
const withoutEnd = edited(cookies, 'register:', 'choiceLasts: 180 days\nregister:')
const choice = 'choice.\n    lasts: until you clear it'
const said = edited(cookies, choice, 'choice.\n    lasts: "{choiceLasts}"', withoutEnd)
const told = async (files = withStatistics) => (await check(files)).findings.map(({ message }) => message)

test('what optional scripts store must be in the cookie register', async () => {
  expect(await told()).toEqual([
    'clinic.yaml loads analytics, and nothing in the register is of this category.',
  ])
  const entry = `
  - name: _count
    where: cookie
    category: analytics
    purpose: Counts visits.
    lasts: a year`
  const registered = edited(cookies, 'register:', `register:${entry}`, withStatistics)
  expect(await told(registered)).toEqual([])
  const denied = edited(cookies, 'You choose.', 'None are in use.', registered)
  expect(await told(denied)).toEqual(['clinic.yaml loads analytics, and this text says "none".'])
})

test('a script’s day may not be in the future', async () => {
  expect(await told(edited(clinic, '2026-11-20', '2027-01-01', withStatistics))).toContain(
    'analytics is loaded at once, and its day, 2027-01-01, is in the future.',
  )
})

test('what the site itself stores must be in the register, by its exact name', async () => {
  expect(await told(edited(cookies, 'cookieConsentDate', 'cookieConsentDates'))).toEqual([
    'the site stores cookieConsentDate in localStorage, and the register does not say so.',
  ])
})

test('how long a cookie choice lasts must be in the register', async () => {
  expect(await told(withoutEnd)).toEqual([
    'visitors are asked again after 180 days, and the register does not say so.',
  ])
  expect(await told(said)).toEqual([])
  const elsewhere = edited(
    cookies,
    'chose.\n    lasts: until you clear it',
    'chose.\n    lasts: "{choiceLasts}"',
    withoutEnd,
  )
  expect(await told(elsewhere)).toHaveLength(1)
})

test.each([
  ['a choice that lasts', choice, 'choice.\n    lasts: 12 months', undefined],
  [
    'the same, with its date',
    'chose.\n    lasts: until you clear it',
    'chose.\n    lasts: "a year, or {choiceLasts}"',
    said,
  ],
  ['a choice that lasts, in other words', choice, 'choice.\n    lasts: 180 days', withoutEnd],
])('the register states no length of time for %s but the key', async (_what, from, to, files) => {
  const [message, ...others] = await told(edited(cookies, from, to, files))
  const until = files ? '180 days' : 'until the visitor changes it'
  expect(message).toMatch(
    new RegExp(`^cookieConsent(Date)?: ".*" is written out, and a choice lasts ${until}\\.$`),
  )
  expect(others).toEqual([])
})

test('the register states a length of time for what a script stores', async () => {
  const entry = '  - { name: _count, where: cookie, category: analytics, purpose: Counts., lasts: 12 months }'
  expect(await told(edited(cookies, 'register:', `register:\n${entry}`))).toEqual([])
})

test.each([
  [
    'one key of localStorage twice',
    cookies,
    'register:',
    'register:\n  - { name: cookieConsent, where: localStorage, category: essential, purpose: Twice., lasts: a year }',
    'cookieConsent in localStorage is listed twice; keep one of the two.',
  ],
  [
    'a price for the consultation that the form calls free',
    clinic,
    'consultation: free',
    'consultation: £30',
    'a consultation is not free here, and the form offers a "Free Consultation".',
  ],
  [
    'a privacy policy that does not limit how long enquiries are kept',
    'content/legal/privacy-policy.mdx',
    'retention: 24 months\n',
    '',
    'the policy does not say how long enquiries are kept.',
  ],
])('%s is an error', async (_what, file, from, to, message) => {
  expect(await told(edited(file, from, to))).toContainEqual(expect.stringContaining(message))
})

const alpha = 'content/treatments/alpha-peel.mdx'
const beta = 'content/treatments/beta-light.mdx'
const home = 'content/home.yaml'
const navigation = 'content/navigation.yaml'

test.each([
  [
    'a treatment missing from the menu',
    edited(navigation, '  - beta-light\n', ''),
    'content/navigation.yaml:16 coverage: beta-light is not in the menu. Add "- beta-light".',
  ],
  [
    'a slip in the menu',
    edited(navigation, '  - beta-light\n', '  - beta-lite\n'),
    'content/navigation.yaml:17 coverage: there is no treatment "beta-lite". Did you mean "beta-light"?',
  ],
  [
    'a treatment twice',
    edited(navigation, '  - beta-light\n', '  - beta-light\n  - alpha-peel\n'),
    'content/navigation.yaml:18 schema: treatments[3]: alpha-peel is listed twice; keep one of the two.',
  ],
  [
    'a page related to itself',
    edited(alpha, '  - beta-light', '  - alpha-peel'),
    'content/treatments/alpha-peel.mdx:48 coverage: alpha-peel is this page itself. Name another treatment.',
  ],
  [
    'an unknown treatment at home',
    edited(home, 'treatment: beta-light', 'treatment: wholly-unknown'),
    'content/home.yaml:37 coverage: there is no treatment "wholly-unknown". Restore content/treatments/wholly-unknown.mdx, or take out the name; if the page has a new name, write that.',
  ],
  [
    'an unknown reason',
    edited(alpha, 'reason: anti-wrinkle', 'reason: anti-wrinkles'),
    'content/treatments/alpha-peel.mdx:50 schema: reason: expected one of consultation, appointment, anti-wrinkle, dermal-fillers, profhilo, skin-boosters, polynucleotides, microneedling, vitamin-injections, skin-peels, wellness-blood, cryotherapy, skin-lesion, skin-analysis, mole-assessment, general, found "anti-wrinkles". Did you mean "anti-wrinkle"?',
  ],
  [
    'a reason taken',
    edited(beta, 'reason: dermal-fillers', 'reason: anti-wrinkle'),
    'content/treatments/beta-light.mdx:50 coverage: "anti-wrinkle" is also the reason of alpha-peel. Leave it out on one page.',
  ],
])('%s is reported', async (_what, files, told) => {
  expect((await findingsIn(files)).filter((text) => / (?:coverage|schema): /.test(text))).toEqual([told])
})
