import { describe, expect, test } from 'vitest'
import { reportOf } from '../fixtures/report-of.ts'
import { edited, validSite } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

describe('statements that disagree', () => {
  test('shows both places of two prices', async () => {
    expect(await reportOf(edited(alpha, 'amount: 100', 'amount: 110'))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:7:11 alpha-peel price: from £110 is stated here, and from £100 elsewhere.
        error agreement
        6 | price:
        7 |   amount: 110
          |           ^^^
        content/home.yaml:37:17 states from £100.
        36 |       price:
        37 |         amount: 100
           |                 ^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: alpha-peel price
          values: ["from £100 (home)", "from £110 (alpha-peel)"]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('reads figures in words', async () => {
    const files = edited(
      alpha,
      '## Aftercare',
      'The appointment takes forty minutes. Results last for up to six months.',
    )
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:57:23 alpha-peel duration: 40 minutes is stated here, and 30 minutes elsewhere.
        error agreement
        57 | The appointment takes forty minutes. Results last for up to six months.
           |                       ^^^^^^^^^^^^^
        content/treatments/alpha-peel.mdx:11:13 states 30 minutes.
        10 | facts:
        11 |   duration: 30 minutes
           |             ^^^^^^^^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: alpha-peel duration
          values: ["30 minutes (alpha-peel)", "40 minutes (alpha-peel)"]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('takes a key for the source of truth, however often words say otherwise', async () => {
    const words = 'The appointment takes 40 minutes.\n\nAn appointment lasts 40 minutes.'
    expect(await reportOf(edited(alpha, '## Aftercare', words))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:57:23 alpha-peel duration: 40 minutes is stated here, and 30 minutes elsewhere.
        error agreement
        57 | The appointment takes 40 minutes.
           |                       ^^^^^^^^^^
        content/treatments/alpha-peel.mdx:59:22 states 40 minutes.
        59 | An appointment lasts 40 minutes.
           |                      ^^^^^^^^^^
        content/treatments/alpha-peel.mdx:11:13 states 30 minutes.
        10 | facts:
        11 |   duration: 30 minutes
           |             ^^^^^^^^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: alpha-peel duration
          values: ["30 minutes (alpha-peel)", "40 minutes (alpha-peel, 2 times)"]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('takes what most places state where two keys disagree', async () => {
    const said = edited(alpha, '## Aftercare', 'Alpha Peel costs from £110.')
    const files = edited(alpha, 'amount: 100', 'amount: 110', said)
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "content/home.yaml:37:17 alpha-peel price: from £100 is stated here, and from £110 elsewhere.
        error agreement
        36 |       price:
        37 |         amount: 100
           |                 ^^^
        content/treatments/alpha-peel.mdx:7:11 states from £110.
        6 | price:
        7 |   amount: 110
          |           ^^^
        content/treatments/alpha-peel.mdx:57:18 states from £110.
        57 | Alpha Peel costs from £110.
           |                  ^^^^^^^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: alpha-peel price
          values: ["from £100 (home)", "from £110 (alpha-peel)"]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('reads years, hours, phone and address of the clinic', async () => {
    const files = edited(
      'content/about.yaml',
      'A nurse who listens.',
      'A nurse with over 14 years of experience. We are open from 9.30am to 3pm on Mondays. Ring us on 01473 111 223. Our door is at 346 Nacton Road.',
    )
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "content/about.yaml:5:25 clinic experience: 14+ years is stated here, and 12+ years elsewhere.
        error agreement
        4 |   heading: About {clinic}
        5 |   tagline: A nurse with over 14 years of experience. We are open from 9.30am to 3pm on Mondays. Ring us on 01473 111 223
          |                         ^^^^^^^^^^^^^
        content/clinic.yaml:40:13 states 12+ years.
        39 |     closed: true
        40 | experience: 12+ years
           |             ^^^^^^^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: clinic experience
          values: ["12+ years (clinic)", "14+ years (about)"]
      content/about.yaml:5:71 clinic opens monday: 09:30-15:00 is stated here, and 09:00-15:00 elsewhere.
        error agreement
        4 |   heading: About {clinic}
        5 | … years of experience. We are open from 9.30am to 3pm on Mondays. Ring us on 01473 111 223. Our door is at 346 Nacton Ro
          |                                         ^^^^^^^^^^^^^
        content/clinic.yaml:36:12 states 09:00-15:00.
        35 |   - day: monday
        36 |     opens: "09:00"
           |            ^^^^^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: clinic opens monday
          values: ["09:00-15:00 (clinic)", "09:30-15:00 (about)"]
      content/about.yaml:5:108 clinic phone: 01473111223 is stated here, and 01473111222 elsewhere.
        error agreement
        4 |   heading: About {clinic}
        5 | …ars of experience. We are open from 9.30am to 3pm on Mondays. Ring us on 01473 111 223. Our door is at 346 Nacton Road.
          |                                                                           ^^^^^^^^^^^^^
        content/clinic.yaml:19:8 states 01473111222.
        18 |   country: GB
        19 | phone: "01473 111222"
           |        ^^^^^^^^^^^^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: clinic phone
          values: ["01473111222 (clinic)", "01473111223 (about)"]
      content/about.yaml:5:138 clinic street: 346 Nacton Road is stated here, and 364 Nacton Road elsewhere.
        error agreement
        4 |   heading: About {clinic}
        5 | …ars of experience. We are open from 9.30am to 3pm on Mondays. Ring us on 01473 111 223. Our door is at 346 Nacton Road.
          |                                                                                                         ^^^^^^^^^^^^^^^
        content/clinic.yaml:14:11 states 364 Nacton Road.
        13 | address:
        14 |   street: 364 Nacton Road
           |           ^^^^^^^^^^^^^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: clinic street
          values: ["346 Nacton Road (about)", "364 Nacton Road (clinic)"]

      Content: 25 files, 4 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('gives a figure to the treatment that its sentence names', async () => {
    expect(
      await reportOf(
        edited(alpha, '## Aftercare', 'An alternative is Beta Light at £130. Gamma Check is from £110.'),
      ),
    ).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:57:33 beta-light price: £130 is stated here, and from £105 elsewhere.
        error agreement
        57 | An alternative is Beta Light at £130. Gamma Check is from £110.
           |                                 ^^^^
        content/home.yaml:44:17 states from £105.
        43 |       price:
        44 |         amount: 105
           |                 ^^^
        content/treatments/beta-light.mdx:7:11 states from £105.
        6 | price:
        7 |   amount: 105
          |           ^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: beta-light price
          values: ["from £105 (beta-light)", "from £105 (home)", "£130 (alpha-peel)"]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test.each([
    'Alpha Peel costs from £260.',
    'Alpha Peel begins at £260.',
    'The treatment costs £260.',
    'It costs from £260 a session.',
  ])('finds the price in: %s', async (words) => {
    expect(await reportOf(edited(alpha, '## Aftercare', words))).toContain('alpha-peel price')
  })

  test.each(['A tube of our sunscreen costs £18.', 'Sunscreen for after Beta Light costs £18.'])(
    'asks no price of: %s',
    async (words) => {
      expect(await reportOf(edited(alpha, 'It costs {price}.', words))).toContain('0 errors')
    },
  )

  test('counts what is listed', async () => {
    const files = edited(
      'content/about.yaml',
      'Training goes on.',
      'We offer 4 treatments and hold six qualifications.',
    )
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "content/about.yaml:42:43 clinic treatments: 4 is stated here, and 13 elsewhere.
        error agreement
        41 |     - { title: Natural, text: Small changes. }
        42 |     - { title: Up to date, text: We offer 4 treatments and hold six qualifications. }
           |                                           ^^^^^^^^^^^^
        content/navigation.yaml:16:3 states 13.
        15 | treatments:
        16 |   - alpha-peel
           |   ^^^^^^^^^^^^
        Make them one, or accept the difference in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: clinic treatments
          values: ["13 (navigation)", "4 (about)"]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  const aboutSays = (words: string) => reportOf(edited('content/about.yaml', 'Training goes on.', words))

  test.each([
    'Read about all 18 treatments.',
    'See our 18 treatments.',
    'We offer 18 treatments.',
    'Choose from a portfolio of 18 treatments.',
    'There are 18 treatments at our clinic.',
  ])('counts the clinic’s treatments in: %s', async (words) => {
    expect(await aboutSays(words)).toContain('clinic treatments: 18 is stated here')
  })

  test.each(['Some clients book two treatments.', 'We recommend two treatments.'])(
    'counts none of the clinic’s in: %s',
    async (words) => {
      expect(await aboutSays(words)).toContain('0 errors')
    },
  )

  test('finds descriptions that are the same', async () => {
    const text =
      'description: Beta Light in Ipswich by a registered nurse; what it does, whom it suits and the risks.'
    const files = edited(alpha, /description: .*/.exec(String(validSite()[alpha]))?.[0] ?? '', text)
    expect(await reportOf(files)).toMatchInlineSnapshot(`
      "content/treatments/beta-light.mdx:3:14 description: the text is the same as on another page.
        error agreement
        2 | title: Beta Light
        3 | description: Beta Light in Ipswich by a registered nurse; what it does, whom it suits and the risks.
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        content/treatments/alpha-peel.mdx:3:14 has the same text.
        2 | title: Alpha Peel
        3 | description: Beta Light in Ipswich by a registered nurse; what it does, whom it suits and the risks.
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write a description of this page's own, or accept it in content/waivers.yaml.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: agreement
          subject: alpha-peel and beta-light description
          values: ["Beta Light in Ipswich by a registered nurse; what it does, whom it suits and the risks."]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })
})
