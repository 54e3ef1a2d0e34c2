import { describe, expect, test } from 'vitest'
import { withProse } from '../fixtures/additions.ts'
import { onPage, onSite } from '../fixtures/honest-sentences/placed-sentence.ts'
import { siteWith } from '../fixtures/honest-sentences/site-with.ts'
import { reportOf } from '../fixtures/report-of.ts'

describe('rx-face', () => {
  test('warns of a consultation at a distance', async () => {
    const words = 'Start with a video consultation, or have your prescription by phone.'
    expect(await reportOf(siteWith(...onPage('prescription', 'prose', words)))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:58:14 "video consultation" may be read as a consultation at a distance.
        warning rx-face
        58 | Start with a video consultation, or have your prescription by phone.
           |              ^^^^^^^^^^^^^^^^^^
        Say that the consultation is face to face in the clinic, or "book a consultation online" for the booking.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: rx-face
          subject: alpha-peel
          values: ["video consultation"]
      content/treatments/alpha-peel.mdx:58:47 "prescription by phone" may be read as a consultation at a distance.
        warning rx-face
        58 | Start with a video consultation, or have your prescription by phone.
           |                                               ^^^^^^^^^^^^^^^^^^^^^
        Say that the consultation is face to face in the clinic, or "book a consultation online" for the booking.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: rx-face
          subject: alpha-peel
          values: ["prescription by phone"]

      Content: 25 files, 0 errors, 2 warnings, 0 waived.
      "
    `)
  })

  test('warns of it on pages that are no treatment’s', async () => {
    expect(
      await reportOf(siteWith(...onSite('home button', 'Book Online Consultation'))),
    ).toMatchInlineSnapshot(`
      "content/home.yaml:128:17 "Online Consultation" may be read as a consultation at a distance.
        warning rx-face
        127 |     text: Ask us.
        128 |     book: "Book Online Consultation"
            |                 ^^^^^^^^^^^^^^^^^^^
        Say that the consultation is face to face in the clinic, or "book a consultation online" for the booking.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: rx-face
          subject: home
          values: ["online consultation"]

      Content: 25 files, 0 errors, 1 warning, 0 waived.
      "
    `)
  })

  test.each([
    'We hold no virtual appointments.',
    'You can book a consultation online.',
    'Use our online booking for a consultation.',
    'We offer no video consultations.',
    'Consultations are face to face.',
    'Read about consultations elsewhere online at your leisure.',
  ])('is content with: %s', async (words) => {
    expect(await reportOf(siteWith(...onPage('prescription', 'prose', words)))).toContain('0 warnings')
  })

  test('is not fooled by a booking of something else', async () => {
    const words = 'Book your consultation over Zoom.'
    expect(await reportOf(siteWith(...onPage('prescription', 'prose', words)))).toContain('1 warning')
  })

  test('leaves pages without a prescription alone', async () => {
    expect(await reportOf(withProse('Start with a video consultation.'))).toContain('0 warnings')
  })
})
