import { describe, expect, test } from 'vitest'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

describe('a sum by itself in words that describe one treatment', () => {
  test('is its price in the description for search pages', async () => {
    const files = edited(alpha, 'whom it suits and the risks.', 'whom it suits and the risks; from £241.')
    expect(await reportOf(files)).toContain('alpha-peel price: from £241 is stated here')
  })

  test('is nobody’s elsewhere', async () => {
    const files = edited(
      alpha,
      'Ring <Clinic field="phone"/>',
      'A note, from £241. Ring <Clinic field="phone"/>',
    )
    expect(await reportOf(files)).toContain(' 0 errors')
  })
})

test('days on which words say the clinic is open are held against those it is closed on', async () => {
  const files = edited(
    alpha,
    'Ring <Clinic field="phone"/>',
    'We are open on Tuesdays. Ring <Clinic field="phone"/>',
  )
  expect(await reportOf(files)).toContain('clinic opens tuesday: open is stated here, and closed elsewhere.')
  const agreeing = edited(
    alpha,
    'Ring <Clinic field="phone"/>',
    'We are open on Mondays. Ring <Clinic field="phone"/>',
  )
  expect(await reportOf(agreeing)).toContain(' 0 errors')
})
