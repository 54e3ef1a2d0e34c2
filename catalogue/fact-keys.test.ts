import { describe, expect, test } from 'vitest'
import { check, edited } from './fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

describe('a key that states one fact', () => {
  test.each([
    ['sessions: 3 sessions', 'sessions: 3 sessions, £300 each', '"£300" is an amount of money'],
    ['duration: 30 minutes', 'duration: 30 minutes, £250 for both', '"£250" is an amount of money'],
    ['from: true', 'from: true\n  covers: up to three moles, £95 for five', '"£95" is an amount'],
    ['downtime: none', 'downtime: none, ring 01473 555 111', '"01473 555 111" is a phone number'],
  ])('states no other: %s', async (from, to, message) => {
    const [finding, ...others] = (await check(edited(alpha, from, to))).findings
    expect(finding?.message).toContain(message)
    expect(finding?.remedy).toBe('Take it out of this fact; other texts refer to its own key.')
    expect(others).toEqual([])
  })

  test.each([
    '30 minutes in 2 sessions',
    '30 minutes at most',
    '30 minutes, 20 mm deep',
    'little, back to work by Monday',
    'little (2 out of 10)',
  ])('may say "%s"', async (words) => {
    expect((await check(edited(alpha, 'downtime: none', `downtime: ${words}`))).findings).toEqual([])
  })
})

/** What is said of a key of `visit`. */
const ofVisit = async (words: string) => {
  const { findings } = await check(edited('content/clinic.yaml', 'phone:', `visit:\n  ${words}\nphone:`))
  return findings.map(({ message, remedy }) => `${message} ${remedy}`)
}

describe('an answer to what clients ask before a visit', () => {
  test.each([
    'deposits: We ask for £25, and keep it if you cancel less than 48 hours before.',
    'complaints: We answer within 20 working days.',
    'company: Skin Ltd, 12 High Street, Norwich NR1 1AA, registered in England.',
    'parking: You can park for 2 hours.',
  ])('holds its own figures: %s', async (words) => {
    expect(await ofVisit(words)).toEqual([])
  })

  test.each([
    ['complaints: Ring 01473 111 222 first.', '{phone}'],
    ['complaints: Write to hello@fixture-clinic.co.uk.', '{email}'],
    ['deposits: A consultation is free, so we ask for none.', '{consultation}'],
    ['chaperone: Everyone must be 18 or over.', '{adultAge}'],
  ])('holds none that another key states: %s', async (words, reference) => {
    expect(await ofVisit(words)).toEqual([expect.stringContaining(reference)])
  })
})
