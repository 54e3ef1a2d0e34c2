import { expect, test } from 'vitest'
import { check, edited, type SiteFiles } from './fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const withProse = (words: string, files?: SiteFiles) => edited(alpha, 'Keep the skin clean.', words, files)

/** The message and remedy of each finding. */
async function told(files: SiteFiles): Promise<string[]> {
  const { findings } = await check(files)
  return findings.map(({ message, remedy }) => `${message} ${remedy}`)
}

test('a word that only begins like a day names none', async () => {
  const [finding = ''] = await told(withProse('Wear sunscreen: each month we open at 9am.'))
  expect(finding).toContain('hours.monday')
})

test('the sun and people who sat down are no days', async () => {
  const files = withProse('Keep out of the sun. On Sundays we are <Clinic field="hours.sunday"/>.')
  expect(await told(files)).toEqual([])
  const [finding = ''] = await told(withProse('Keep out of the sun until 4pm.'))
  expect(finding).toContain('hours.monday')
})

test('every governed figure in prose is reported, with the reference that was likely meant', async () => {
  const words = [
    'It costs £120, for ten sessions of an hour and a half.',
    'It lasts half a year, and skin settles in 3 days.',
    'Ring 01473 555 111, we are open on Mondays from 9am.',
    'For people aged 16 or over.',
  ]
  expect(await told(withProse(words.join('\n\n')))).toMatchInlineSnapshot(`
    [
      ""£120" is an amount of money that is written out without a reference. Write <Price/> (from £100) if that is meant; otherwise state it under a key and refer to that, or take it out.",
      ""ten sessions" is a count that is written out without a reference. Write <Fact name="sessions"/> (3 sessions) if that is meant, or mark it: <Other>ten sessions</Other>.",
      ""an hour and a half" is a length of time that is written out without a reference. Write <Fact name="duration"/> (30 minutes), <Fact name="interval"/> (4 weeks apart), <Fact name="lasting"/> (about 6 months) or <Fact name="recovery"/> (24 hours) if that is meant, or mark it: <Other>an hour and a half</Other>.",
      ""half a year" is a length of time that is written out without a reference. Write <Fact name="lasting"/> (about 6 months) if that is meant, or mark it: <Other>half a year</Other>.",
      ""3 days" is a length of time that is written out without a reference. Write <Fact name="duration"/> (30 minutes), <Fact name="interval"/> (4 weeks apart), <Fact name="lasting"/> (about 6 months) or <Fact name="recovery"/> (24 hours) if that is meant, or mark it: <Other>3 days</Other>.",
      ""01473 555 111" is a phone number that is written out without a reference. Write <Clinic field="phone"/> (01473 111222) if that is meant; otherwise state it under a key and refer to that, or take it out.",
      ""Mondays from 9am" is a day of opening or closing that is written out without a reference. Write <OpeningHours/> on a line of its own or Monday <Clinic field="hours.monday"/> (9:00 AM-3:00 PM) if that is meant, or mark it: <Other>Mondays from 9am</Other>.",
      ""aged 16 or over" speaks to people under 18. Say whom the treatment is for without appealing to the young, or leave it out.",
      ""aged 16 or over" is an age that is written out without a reference. Write <Clinic field="adultAge"/> (18) if that is meant, or mark it: <Other>aged 16 or over</Other>.",
    ]
  `)
})

test('a figure on either side of words that a rule reports is reported too, but none within them', async () => {
  const { findings } = await check(withProse('Pay £120, now £20 off. Then pay £130.'))
  expect(findings.map(({ rule }) => rule)).toEqual(['figure', 'pressure', 'figure'])
})

test.each([
  ['Look ten years younger.', 'claims'],
  ['Over 300 five-star reviews.', 'review'],
])('a figure that shares words with what a rule reports is not told beside it: %s', async (words, rule) => {
  expect((await check(withProse(words))).findings).toMatchObject([{ rule }])
})

test('every figure in a sentence under a key is reported', async () => {
  const files = edited(
    'content/home.yaml',
    'Unhurried and honest.',
    'A nurse with twenty years of experience.',
  )
  expect(
    await told(edited('content/contact.yaml', 'Ask us anything.', 'We answer in two days.', files)),
  ).toMatchInlineSnapshot(`
    [
      ""two days" is a length of time that is written out without a reference. Write {privacyResponse} (30 days) if that is meant, or mark it: {other two days}.",
      ""twenty years" is a length of time that is written out without a reference. Write {experience} (12+ years) if that is meant, or mark it: {other twenty years}.",
    ]
  `)
})

test('a figure that the page’s own key states must be a reference or marked, and the price a reference', async () => {
  const text = 'The price is from £100, and you had a baby in the last 6 months.'
  const { findings } = await check(withProse(text))
  expect(
    findings.map(({ message, remedy, fixes }) => [
      message,
      remedy,
      fixes?.map(({ replacement }) => replacement),
    ]),
  ).toEqual([
    [
      '"from £100" is an amount of money that is written out without a reference.',
      'Write <Price/> (from £100) if that is meant; otherwise state it under a key and refer to that, or take it out.',
      ['<Price/>'],
    ],
    [
      '"6 months" is a length of time that is written out without a reference.',
      'Write <Fact name="lasting"/> (about 6 months) if that is meant, or mark it: <Other>6 months</Other>.',
      ['<Fact name="lasting"/>', '<Other>6 months</Other>'],
    ],
  ])
})

test('a time of advice that states the same is offered', async () => {
  const files = edited('content/clinic.yaml', 'responses:', 'times:\n  sunCare: 27 days\nresponses:')
  expect(await told(withProse('In 27 days it is done.', files))).toEqual([
    expect.stringContaining('Write <Clinic field="times.sunCare"/> (27 days) if'),
  ])
})

test('every fact that states the same figure is offered', async () => {
  const files = edited(alpha, 'downtime: none', 'downtime: 24 hours')
  expect(await told(withProse('Rest for 24 hours.', files))).toEqual([
    expect.stringContaining(
      'Write <Fact name="recovery"/> (24 hours) or <Fact name="downtime"/> (24 hours) if that is meant, or mark it',
    ),
  ])
})

test('an amount that is not the treatment’s price can be waived, with how often it occurs', async () => {
  const waivers = (values: string) =>
    `waivers:\n  - { rule: figure, subject: alpha-peel figure, values: [${values}], owner: clinic owner, reason: Parking, expires: "2027-01-31" }\n`
  const files = withProse('Parking is £3, or £3 at the back.')
  const { findings } = await check(files)
  expect(findings).toMatchObject(
    [1, 2].map(() => ({ subject: 'alpha-peel figure', values: ['£3 (2 times)'] })),
  )
  expect(await told({ ...files, 'content/waivers.yaml': waivers('"£3 (2 times)"') })).toEqual([])
  expect(await told({ ...files, 'content/waivers.yaml': waivers('"£3"') })).toHaveLength(2)
  const { findings: own } = await check(withProse('It is from £100, and rest for 2 days.'))
  expect(own.map(({ subject }) => subject)).toEqual([undefined, undefined])
})

test('a word that the reference beside it already says is reported', async () => {
  const files = edited(alpha, 'It costs {price}.', 'It costs from {price}.')
  const twice =
    'It is From <Price/>, or about <Fact name="lasting"/>, or £<Price/>; not wherefrom <Price/>. Or <Fact name="lasting"/> Months. A peel is <Price/> pounds a visit.'
  expect(await told(withProse(twice, files))).toEqual([
    '"from" stands before {price}, which says "from £100". Take "from" out.',
    '"From" stands before <Price/>, which says "from £100". Take "From" out.',
    '"about" stands before <Fact name="lasting"/>, which says "about 6 months". Take "about" out.',
    '"£" stands before <Price/>, which says "from £100". Take "£" out.',
    '"Months" stands after <Fact name="lasting"/>, which says "about 6 months". Take "Months" out.',
    '"pounds" stands after <Price/>, which says "from £100". Take "pounds" out.',
  ])
})

test('a mark, even around a list or paragraphs, accepts figures that are about something else', async () => {
  const words =
    '<Other>\n\n- Rest for 2 days.\n- Wait 3 weeks.\n\n</Other>\n\nSkin renews itself in <Other>28 days</Other>.'
  const files = edited('content/home.yaml', 'Unhurried and honest.', 'Skin renews itself in {other 28 days}.')
  expect(await told(withProse(words, files))).toEqual([])
})

test('on a treatment’s page no amount of money and no phone number can be marked', async () => {
  expect(await told(withProse('<Other>£300</Other> or <Other>01473 555111</Other>'))).toMatchInlineSnapshot(`
    [
      ""£300" is an amount of money, which can’t be marked on a treatment’s page. Take the mark away; the check then says what to write.",
      ""01473 555111" is a phone number, which can’t be marked on a treatment’s page. Take the mark away; the check then says what to write.",
    ]
  `)
})

test('a reference to another treatment shows that treatment’s fact', async () => {
  const { content } = await check(
    withProse('<Price of="beta-light"/> for <Fact name="sessions" of="beta-light"/>.'),
  )
  const texts = content?.treatments
    .find(({ slug }) => slug === 'alpha-peel')
    ?.passages.map(({ text }) => text)
  expect(texts).toContain('from £105 for 3 sessions.')
})

test('the price of a consultation must be a reference too', async () => {
  const files = edited('content/home.yaml', 'Unhurried and honest.', 'Come for a Free Consultation.')
  expect(await told(withProse('The consultation is free, and parking too.', files))).toEqual([
    expect.stringContaining('Write {consultation} (free) or {Consultation} (Free)'),
    expect.stringContaining('Write <Clinic field="consultation"/> (free)'),
  ])
})

test('a day that is not listed is closed, and can be referred to', async () => {
  expect(await told(withProse('We are <Clinic field="hours.sunday"/> then.'))).toEqual([])
  const [sunday] = await told(withProse('We are closed on Sundays.'))
  expect(sunday).toContain(
    'Write <OpeningHours/> on a line of its own or Sunday <Clinic field="hours.sunday"/> (closed)',
  )
})

test('for hours of which no day is named, every day is offered, and for a time of day those that are open', async () => {
  const [daily] = await told(edited('content/contact.yaml', 'Ask us anything.', 'Open daily.'))
  expect(daily).toMatch(
    /Write Monday \{hours\.monday\} \(9:00 AM-3:00 PM\), .* or Sunday \{hours\.sunday\} \(closed\) if/,
  )
  const [at9] = await told(edited('content/contact.yaml', 'Ask us anything.', 'We open at 9am.'))
  expect(at9).toMatch(/Write \{hours\.monday\} .* if that is meant, or mark it: \{other .*\}\.$/)
  expect(at9).not.toContain('closed')
})

test('a weekday may stand beside a reference to its own hours', async () => {
  const text =
    'On Mondays we are open <Clinic field="hours.monday"/>, and on Tuesdays or at weekends we are not.'
  const both = '<Clinic field="hours.monday"/> and <Clinic field="hours.tuesday"/> on Mondays and Tuesdays.'
  expect(await told(withProse(both))).toEqual([])
  expect((await told(withProse(text))).map((words) => words.split(' ')[0])).toEqual([
    '"Tuesdays"',
    '"weekends"',
  ])
})

test.each([
  'We are open Monday to Friday: <Clinic field="hours.monday"/>, on Friday <Clinic field="hours.friday"/>.',
  'We are closed on Mondays. Ring us on Monday: <Clinic field="hours.monday"/>.',
])('a weekday that its hours are not said of is reported: %s', async (words) => {
  expect(await told(withProse(words))).toHaveLength(2)
})

test.each([
  ['We are closed on Tuesday.', '"Tuesday"', 'Tuesday {hours.tuesday} (closed)'],
  [
    'Come on Monday to Friday, 9am to 5pm.',
    '"Monday to Friday, 9am to 5pm"',
    'Monday {hours.monday} (9:00 AM-3:00 PM) or Friday {hours.friday} (closed)',
  ],
  [
    'Come on Tuesday and Friday at 9:30.',
    '"Tuesday and Friday at 9:30"',
    'Tuesday {hours.tuesday} (closed) or Friday {hours.friday} (closed)',
  ],
])(
  'a weekday is one figure with its hours, and no fix puts these in its place: %s',
  async (words, text, hours) => {
    const { findings } = await check(edited('content/contact.yaml', 'Ask us anything.', words))
    expect(findings).toHaveLength(1)
    expect(findings[0]?.message).toContain(text)
    expect(findings[0]?.remedy).toContain(`Write ${hours} if that is meant, or mark it: {other `)
    expect(findings[0]?.fixes?.filter(({ replacement }) => !replacement.startsWith('{other '))).toEqual([])
  },
)

test('a range of weekdays is reported even beside the hours of its first and last day', async () => {
  const hours = ['monday', 'friday'].map((day) => `<Clinic field="hours.${day}"/>`).join(' and ')
  expect(await told(withProse(`We open ${hours}, Monday to Friday.`))).toHaveLength(1)
})

test('the hours of a day that is open every second week say so', async () => {
  const alternate = 'opens: "09:00"\n    alternate: { firstOpen: "2026-11-02" }'
  const files = edited('content/clinic.yaml', 'opens: "09:00"', alternate)
  const [monday] = await told(withProse('We open on Mondays.', files))
  expect(monday).toContain('<Clinic field="hours.monday"/> (9:00 AM-3:00 PM, every second week)')
})

test('a phone number on a treatment’s page that is the clinic’s is no matter for a waiver', async () => {
  const { findings } = await check(withProse('Ring +44 1473 111222, or 01473 999888.'))
  expect(findings.map(({ subject }) => subject)).toEqual([undefined, 'alpha-peel figure'])
})

test('figures in clients’ own words are left alone, except ways to reach the clinic', async () => {
  const said = (words: string) => told(edited('content/testimonials.yaml', 'Kind and careful.', words))
  expect(await said('Kind, and in 10 minutes.')).toEqual([])
  expect(await said('Ring them on 01473 555666.')).toEqual([expect.stringContaining('Write {phone}')])
})
