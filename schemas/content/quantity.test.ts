import { describe, expect, test } from 'vitest'
import { findFigures, quantitiesIn, sameQuantity } from './quantity.ts'

/** Each text in square brackets is a figure of the kind under which the row stands. */
const found = {
  money: [
    'It costs [£250] a session.',
    'Prices start from [£275].',
    'It starts at [£1k].',
    'A course is [£1,000], paid in advance.',
    'That is [£49.50] each.',
    'It costs [300 pounds].',
    'Treatment starts at [two hundred pounds].',
    'A deposit of [250 GBP] is taken.',
    'We charge [GBP 310].',
    'You pay [a hundred quid].',
    'Parking is [50p] an hour.',
    'Between [£200-£300]',
    'It is [£200–£300] in all.',
    'Prices run [£45 to £60].',
    'It is [between £200 and £300].',
    'Save [£20] on a second area, or [£35] on a third.',
    'The [£95] fee covers it.',
    'Allow [£1.2k].',
    '[One hundred and fifty pounds] a visit',
    'about [€300] abroad',
    'up to [£ 90]',
    'from [£95]/session',
    '[ninety-five pounds]',
  ],
  time: [
    'It takes [30 seconds].',
    'Treatment takes about [45 minutes].',
    'Allow [20 mins].',
    'It is over in [2hrs].',
    'within [48h]',
    'Redness settles in [2-3 weeks].',
    'Redness settles in [2 to 3 weeks].',
    'Redness settles in [two or three weeks].',
    'It builds [between two and three months].',
    'for [24–48 hours] afterwards',
    'for [24\u00a0hours]',
    'a [15-minute] visit',
    'a [six-week] course',
    'a [two-to-three-week] wait',
    '[12+ years] of experience',
    'over [14 years] of nursing',
    'over [twenty-one years] in the NHS',
    '[Eight years] of nursing',
    'It takes [an hour].',
    'Allow [an hour and a half].',
    'Allow [a year and a half].',
    'We need [half an hour].',
    'a [half-hour] talk',
    'The effect lasts [half a year].',
    '[a quarter of an hour]',
    'for [three quarters of an hour]; face and neck',
    'in [a couple of weeks]',
    'They are [a fortnight] apart.',
    'within [a fortnight]',
    'Wait [a day or two].',
    'for [a week or so]',
    'about [one and a half hours]',
    'about [1½ hours]',
    'about [1.5 hours]',
    '[2 and a half hours]',
    'for [a dozen weeks]',
    'in [half a dozen weeks]',
    'In [week 2] the skin flakes.',
    'From [weeks 4 to 12] collagen builds.',
    'By [day 14] it has settled.',
    'Seen best in [month three].',
    '[Day 2]',
    'Redness on [days 1-3].',
    '[Day 1 to 3]: redness',
    'a [week-long] rest',
    'a [month-long] course',
    'Please allow [a week] for our answer.',
    'We reply within [a day].',
    'You have three, [a month] apart.',
    'It is gone [a year] later.',
    'for at least [a month]',
    'with [a week]’s notice',
    'after [a full week]',
    'for [another week]',
    'We answer within [two hours]',
    'within [two working days]',
    'after [ten consecutive days]',
    '[one day] only',
    '[24/7]',
    'kept for [five years], counted from the day',
    'every [6 weeks]',
    'at [four-weekly] intervals',
    'held for [twelve\n  months] after',
    'Results last [18 months] or so.',
    'Stay out of the sun for [two weeks] before and [two weeks] after.',
    'reachable [24 hours] a day',
    'The doctor has [a decade] of practice.',
    'replies [within the hour]',
    'in the first [72 hours]',
    '[10–14 days]',
    'It stays for [3 or even 4 months].',
    'rest for [two nights]',
    'for [three long, slow years]',
    'over [two decades]',
    'up to [ten years]',
    'Allow [2 1/2 hours]',
    'Book [30, 45 or 60 minutes].',
    'at [weeks 2, 4 and 6]',
    'a few days to [a week]',
    '[six to eight-week] gaps',
    'a [one-hour] visit',
    'for [1hr30]',
    '[an hour-and-a-half] visit',
    '[three decades] of care',
  ],
  count: [
    'Most people need [three sessions].',
    'Most people need [2-3 sessions].',
    'given as a [course of 3]',
    'given as a [course of six].',
    'a [course of three to four treatments]',
    'a [course of about six]',
    'a [three-session] course',
    'a [two-treatment] plan',
    '[a couple of sessions]',
    'given as [a pair of visits]',
    '[half a dozen treatments]',
    '[a dozen peels]',
    'usually [four injections]',
    '[two or three sittings]',
    '[one or two sessions]',
    '[One session] is enough.',
    'It takes [one short visit].',
    'a [single treatment]',
    'all [ten sessions]',
    '[three laser sessions]',
    '[two follow-up visits]',
    '[six monthly treatments]',
    '[three 40-minute sessions]',
    '[6 x sessions]',
    '[two further appointments]',
    'Bring [3 moles] to be seen.',
    'It covers up to [five moles].',
    'a [team of four]',
    '[Two nurses] work here.',
    'We are [three practitioners].',
    'a [two-nurse] clinic',
    '[five treatment rooms]',
    '[two clinics] in Suffolk',
    '[5,000 clients]',
    '[hundreds of clients]',
    'Over [3,000 treatments] given',
    'from [500+ reviews]',
    '[Twelve glowing testimonials]',
    'We offer [18 treatments].',
    'holds [two qualifications]',
    '[3 industry awards]',
    '[several hundred happy clients]',
    'over [10,000 people] treated',
    '[two blood tests]',
    'Sessions: [3]',
    'Sessions: [2-3 visits]',
    'a [3 session course]',
    'the [two visits] are apart',
    '[a session or two]',
    'a [block of six]',
    'In [session two] we go deeper.',
    '[120 five-star Google reviews]',
  ],
  clock: [
    'We open at [9am].',
    'We open at [9 am].',
    'until [9.30 a.m.] at the latest',
    'at [9:30]',
    'from [14:20]',
    'until [half past four]',
    'from [quarter to five]',
    'at [five o’clock]',
    'The clinic opens [9am-3pm].',
    'from [9am to 4pm]',
    'from [9 to 5pm]',
    '[09:00–15:00]',
    'come at [9.30] or later',
    'from [ten until two]',
    'The clinic closes at [four].',
    'open [9 to 5]',
    'Hours: [10.00–18.00]',
    'We open at [nine] and close at [five].',
    'from [8 in the morning]',
  ],
  day: [
    'We are closed on [Tuesday].',
    'open on [Sundays] too',
    '[Monday] to [Friday]',
    '[Mon]-[Fri]',
    '[Sat]–[Sun]',
    'every other [Saturday]',
    'We are open at [weekends].',
    'closed on [bank holidays]',
    'open [seven days a week]',
    'We are open [every day].',
    'Appointments are available [daily].',
    '[wednesday]’s clinic',
    '[Thurs], [Fri] and [Sat]',
  ],
  age: [
    'for adults [aged 18 or over]',
    'anyone [aged 18]',
    'from the [age of 25]',
    'strictly [18+].',
    'for [over-18s] only',
    'for [over 18s] only',
    'You must be [over 18].',
    'You must be [over 21] to have it.',
    'You need to be [18 or over].',
    'not for children [under 5]',
    'not given [under 16]',
    'no [under-16s]',
    'once you are [18 years old]',
    'an [18-year-old]',
    '[eighteen or over]',
    'women [in your thirties]',
    '[in their 30s and 40s]',
    'adults [from 25]',
    'anyone [over 16] with a deficiency',
    '[aged 25 and over]',
    'the minimum [age is 18]',
    '[18 and over]',
    '[18 years or over]',
    '[Age 18 to 65]',
    'until you are [18]',
    'skin [in your mid-forties]',
    'for [18-25s]',
    'You must be [18].',
    '[aged 16/17]',
    '[Over 40]? Ask us.',
    'If you are [under 25] please bring ID.',
  ],
  phone: [
    'ring us on [01473 555 111] or write',
    '[+44 1473 555111]',
    '[(01473) 555-111]',
    'text [07700 900123]',
    '[01473.555.111]',
    '[020 7946 0958]',
    '[+44 (0)1473 555111]',
    '[0800 111 2000]',
  ],
  email: ['write to [info@clinic.co.uk] or call', 'mail [a.nurse+web@clinic.example].'],
  postcode: ['at [IP3 9NA], Suffolk', 'find [ip3 9na]', '[IP39NA]', '[SW1A 1AA]'],
  street: [
    'at [364 Nacton Road], Ipswich',
    'off [Felixstowe Road]',
    '[12a High Street]',
    '[3 Oak Close]',
    'park on [Church Lane]',
    '[364 nacton road]',
  ],
  rating: [
    'rated [4.9 stars]',
    'a [five-star] clinic',
    '[5-star] care',
    'We are [rated 4.8].',
    '[5 out of 5]',
    'It got [9/10].',
    '[five out of five]',
    '[5.0] on Google',
    'Google [rating 4.8]',
    '[5.0 ★★★★★]',
  ],
}

const silent = `
Leave a gap of 4.5 mm.|1.5, 3.0 and 4.5 mm|at 1064 nm|It pulses at 10Hz, ten times as fast.|about 5 ml|10% off|ninety percent
50 percent of light|at 60 degrees|at 40 °C|Wear SPF 50 every day.|at least SPF 30|SPF 30+|20 kHz|6 MHz|12 J|2.5 g of salt|500 mg|1000 mcg
70 kg|400 IU|3 cm|two litres a day|eight glasses of water a day|Last updated 9 July 2025|since January 2025|in 2018|the 2018 Act|Act 2018
Regulations 2012|on 2025-01-09|2026-11|on 09/07/2025|since 2011 patients have asked|Call 999 first.|Ring NHS 111 or 999.|call 111 day or night
dial 112|WCAG 2.1 Level AA|section 5|Article 6 of the law|## 1. Acceptance|vitamin B12|B12 injections|vitamin D3|CO2|Fitzpatrick I-V|Type I to V
type 2 diabetes|three depths|three wavelengths|two steps|three areas|two layers|one of three reasons|four questions|three fingers|one of them
no one|one by one|both visits|two-thirds of skin|a one-off treatment|a one-to-one appointment|one thing|each one|the one that matters
a second opinion|a second visit|the second week|your sixth visit|the first session|the third month|21st century|every day|each day|per day
once a day|twice a week|three times a year|ten times a day|every week|every month|daily|weekly|monthly|yearly|weekend plans|overnight
for a moment|for a while|last week|next year|this month|the day|on the day|the same day|that day|a day when you are free|Choose a day that suits you.
pick a day off|time of day|in weeks|for years|over the years|the weeks after|a few weeks|several months|a few sessions|several visits|some days
Day 1|day one|On day 1 the skin is red.|a session|the treatment|each visit|another appointment|an extra session|every session
A visit is free.|your treatment plan|a treatment room|two treatment areas|three treatment steps|one treatment area|20 injection points
two depths per treatment|one question before a visit|noon|until midnight|a ratio of 1:1|version 2.1|one in ten clients|1 in 100 people
from one person to another|from one treatment to another|from one day to the next|between one appointment and the next|one at a time|Sun exposure|Sun and wind|sun, smoking|the sun
He sat down.|Sat in the chair|Wear sunscreen every day once pores close.|may lift|in May|a pound of flesh|ten pounds lighter|two pounds of weight
over 30 mm|over 20 areas|under 2 mm|over 18 mm|over 50%|at least 30 areas|up to three|the middle one|24-carat gold|COVID-19 tests
Level 7 qualifications|step 2|part two|question one|room 2|option 2|number one|the one I saw|CE-marked|2nd floor|a course of treatment|of course
over the course|clients and nurses|open pores|our clinic|years of experience|hour by hour|day by day|week after week|year-round|day-to-day life
lifelong|a lifetime|around the clock|all day|later in the day|https://www.example.org/24-hours/2019|St Mary’s Hospital|the road to recovery
a better way|in the right place|street clothes|Our Way|stars|out of hours|rated highly|in a second way|a month when you travel|the two of us
a day in bed|Once a month is plenty.|He may be 6 ft.|20 percent of patients|at 5.30 mm|three colours|two people|four women|the weekly visit`

describe('figures are found however they are worded', () => {
  const rows = Object.entries(found).flatMap(([kind, texts]) => texts.map((text) => [kind, text]))
  test.each(rows)('%s: %s', (kind, marked = '') => {
    const text = marked.replace(/[[\]]/g, '')
    const figures = findFigures(text)
    expect(figures.map((figure) => `${figure.kind} ${figure.text}`)).toEqual(
      Array.from(marked.matchAll(/\[(.*?)\]/gs), ([, figure]) => `${kind} ${figure}`),
    )
    for (const { start, end, text: words } of figures) expect(text.slice(start, end)).toBe(words)
  })
})

describe('what counts nothing of the clinic is left alone', () => {
  test.each(silent.trim().split(/[|\n]/))('%s', (text) => {
    expect(findFigures(text)).toEqual([])
  })
})

describe('a figure in words amounts to what it does in digits', () => {
  test.each([
    ['2 weeks', 'a fortnight'],
    ['2 weeks', 'two weeks'],
    ['14 days', 'a couple of weeks'],
    ['6 months', 'half a year'],
    ['90 minutes', 'an hour and a half'],
    ['1.5 hours', 'one and a half hours'],
    ['45 minutes', 'three quarters of an hour'],
    ['24 hours', 'a day later'],
    ['2-3 sessions', 'two or three visits'],
    ['course of 3', 'three treatments'],
    ['12+ years', 'over twelve years'],
    ['1-2 days', 'a day or two'],
    ['10 years', 'a decade'],
    ['6 visits', 'half a dozen sessions'],
    ['£250', 'two hundred and fifty pounds'],
    ['£1,200', '£1.2k'],
    ['£0.50', '50p'],
    ['£200-£300', 'between £200 and £300'],
    ['01473 555 111', '(01473) 555-111'],
  ])('%s: %s', (digits, words) => expect(sameQuantity(digits, words)).toBe(true))

  test.each([
    ['2 weeks', '2 months'],
    ['2-3 weeks', '2 weeks'],
    ['30 days', 'a month'],
    ['£250', '£275'],
    ['3 sessions', '3 days'],
    ['3 moles', '5 moles'],
    ['none', 'none'],
  ])('%s is not %s', (one, other) => expect(sameQuantity(one, other)).toBe(false))

  test.each([
    ['15-20 minutes', { least: 15, most: 20, unit: 'minute' }],
    ['course of 3', { least: 3, most: 3, unit: 'session' }],
    ['about 6 months', { least: 6, most: 6, unit: 'month' }],
    ['4 to 2 weeks', { least: 4, most: 2, unit: 'week' }],
    ['twenty-four to forty-eight hours', { least: 24, most: 48, unit: 'hour' }],
    ['three 40-minute sessions', { least: 3, most: 3, unit: 'session' }],
    ['three months', { least: 3, most: 3, unit: 'month' }],
    ['three decades', { least: 30, most: 30, unit: 'year' }],
    ['30, 45 or 60 minutes', { least: 30, most: 60, unit: 'minute' }],
    ['0 minutes', { least: 0, most: 0, unit: 'minute' }],
  ])('%s is read', (text, quantity) => expect(quantitiesIn(text)[0]).toMatchObject(quantity))

  test('each figure of a key counts', () => {
    expect(quantitiesIn('1 hour 30 minutes')).toHaveLength(2)
    expect(quantitiesIn('2 sessions, 4 weeks apart')).toHaveLength(2)
    expect(quantitiesIn('in a few days, from £250')).toEqual([])
  })
})

test('places are those of the text as it was written, with soft hyphens and lines broken within a figure', () => {
  const text =
    'Rest\u00ad ing  for\n  twenty\u2011four\n  hou\u00adrs, then two\u00a0–\u00a0three\u00a0visits.'
  expect(findFigures(text).map(({ start, end, text: words }) => [words, text.slice(start, end)])).toEqual([
    ['twenty\u2011four\n  hou\u00adrs', 'twenty\u2011four\n  hou\u00adrs'],
    ['two\u00a0–\u00a0three\u00a0visits', 'two\u00a0–\u00a0three\u00a0visits'],
  ])
})
