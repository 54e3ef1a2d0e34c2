import { describe, expect, test } from 'vitest'
import { withFlags, withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'

const warnings = async (words: string) => {
  const report = await reportOf(withFlags('pom', withProse(words)))
  return report.match(/^.*at a distance.*$/gm) ?? []
}

describe('rx-face', () => {
  test('warns of a consultation at a distance', async () => {
    expect(
      await warnings('Start with a video consultation, or have your prescription by phone.'),
    ).toMatchInlineSnapshot(`
      [
        "content/treatments/alpha-peel.mdx:57:14 "video consultation" may be read as a consultation at a distance.",
        "content/treatments/alpha-peel.mdx:57:47 "prescription by phone" may be read as a consultation at a distance.",
      ]
    `)
  })

  test.each([
    ['Begin with a virtual appointment.', 'virtual appointment'],
    ['Begin with a virtual consultation.', 'virtual consultation'],
    ['Begin with a video-consultation.', 'video-consultation'],
  ])('warns of: %s', async (words, phrase) => {
    expect(await warnings(words)).toEqual([expect.stringContaining(`"${phrase}"`)])
  })

  test.each([
    'We hold no virtual appointments.',
    'You can book a consultation online.',
    'Use our online booking for a consultation.',
    'We offer no video consultations.',
    'Consultations are face to face.',
    'Read about consultations elsewhere online at your leisure.',
  ])('is content with: %s', async (words) => {
    expect(await warnings(words)).toEqual([])
  })

  test('leaves pages without a prescription alone', async () => {
    expect(await reportOf(withProse('Start with a video consultation.'))).toContain('0 warnings')
  })
})
