import { describe, expect, test } from 'vitest'
import { alphaPeel } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

describe('pom-place', () => {
  test('finds terms on the home page, in testimonials and in picture descriptions', async () => {
    const home = edited(
      'content/home.yaml',
      'lead: Where each one starts.',
      'lead: From wrinkle-relaxing injections on.',
    )
    const quote = edited('content/testimonials.yaml', 'Kind and careful.', 'My botox looks natural.', home)
    const alt = edited(
      alphaPeel,
      'alt: Line drawing of a hand',
      'alt: Line drawing of a hay fever injection',
      quote,
    )
    const report = await reportOf(alt)
    expect(report.match(/^.*stands where a visitor.*$/gm)).toMatchInlineSnapshot(`
      [
        "content/home.yaml:31:14 "wrinkle-relaxing injections" stands where a visitor meets it without having asked for it.",
        "content/testimonials.yaml:6:14 "botox" stands where a visitor meets it without having asked for it.",
        "content/treatments/alpha-peel.mdx:44:26 "hay fever injection" stands where a visitor meets it without having asked for it.",
      ]
    `)
  })
})
