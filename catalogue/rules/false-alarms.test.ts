import { describe, expect, test } from 'vitest'
import { withFlags, withProse } from '../fixtures/additions.ts'
import { honestSentences } from '../fixtures/honest-sentences.ts'
import { reportOf } from '../fixtures/report-of.ts'

describe('honest sentences', () => {
  test('are two hundred or more, each of its own', () => {
    expect(new Set(honestSentences).size).toBe(honestSentences.length)
    expect(honestSentences.length).toBeGreaterThanOrEqual(200)
  })

  test('raise nothing on a page of prose', async () => {
    expect(await reportOf(withProse(honestSentences.join('\n\n')))).toBe(
      'Content: 25 files, 0 errors, 0 warnings, 0 waived.\n',
    )
  })

  test('raise nothing on a page with a prescription, its price apart', async () => {
    const report = await reportOf(withFlags('pom, ageRestricted', withProse(honestSentences.join('\n\n'))))
    expect(report.match(/^\S+:\d+:\d+ .*$/gm)?.filter((line) => !line.includes('is the price of'))).toEqual(
      [],
    )
  })
})
