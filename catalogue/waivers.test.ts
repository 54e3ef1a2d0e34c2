import { describe, expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { applyWaivers, waiverText } from './waivers.ts'

const today = '2026-11-20'
const finding: Finding = {
  ...{ file: 'content/home.yaml', line: 37, column: 7, length: 3, rule: 'agreement', severity: 'warning' },
  ...{ message: 'two prices.', subject: 'alpha-peel price', values: ['£100 (home)', '£110 (alpha-peel)'] },
}
const waiver = {
  ...{ rule: 'agreement', subject: 'alpha-peel price', values: ['£110 (alpha-peel)', '£100 (home)'] },
  ...{ owner: 'clinic owner', reason: 'Both are kept.', expires: '2027-06-30' },
}
type Waiver = typeof waiver

const apply = (findings: Finding[], ...waivers: Waiver[]) => {
  const locate = (path: readonly (string | number)[]) => ({
    ...{ file: 'content/waivers.yaml', line: 10 + Number(path[1]), column: 5, length: 9 },
  })
  const file = { value: { waivers }, locate } as unknown as NonNullable<
    Parameters<typeof applyWaivers>[1]['waivers']
  >
  return applyWaivers(findings, { waivers: file, today })
}

test('a waiver accepts a finding with exactly its values, in any order', () => {
  expect(apply([finding], waiver)).toEqual({ findings: [], waived: [{ finding, waiver }] })
})

test('waiverText gives the lines to add', () => {
  expect(waiverText(finding)).toEqual([
    '- rule: agreement',
    '  subject: alpha-peel price',
    '  values: ["£100 (home)", "£110 (alpha-peel)"]',
  ])
  const { subject, ...nameless } = finding
  expect(waiverText(nameless)).toEqual([])
})

describe('a waiver gives one error', () => {
  test('when a value changed: the finding, with what to write', () => {
    const { findings, waived } = apply([finding], { ...waiver, values: ['£100 (home)', '£115 (alpha-peel)'] })
    expect(waived).toEqual([])
    expect(findings).toEqual([
      {
        ...finding,
        severity: 'error',
        related: [
          {
            ...{ file: 'content/waivers.yaml', line: 10, column: 5, length: 9 },
            message:
              'has a waiver for something else. If the clinic owner accepts this as it is now, write values: ["£100 (home)", "£110 (alpha-peel)"]',
          },
        ],
      },
    ])
  })

  test.each([
    ['expired', '2026-11-19', /^has a waiver that expired on 2026-11-19\. .* a later day under expires\.$/],
    ['too long', '2028-11-21', /^has a waiver until 2028-11-21, .* 2 years: write a day up to 2028-11-20 /],
  ])('when it is %s: the finding, with what to write', (_what, expires, message) => {
    expect(apply([finding], { ...waiver, expires })).toEqual({
      findings: [
        {
          ...finding,
          severity: 'error',
          related: [expect.objectContaining({ line: 10, message: expect.stringMatching(message) })],
        },
      ],
      waived: [],
    })
  })

  test('when it is listed twice', () => {
    const { findings, waived } = apply([finding], waiver, waiver)
    expect(waived).toHaveLength(1)
    expect(findings).toMatchObject([
      { rule: 'waiver', line: 11, message: expect.stringContaining('is not needed') },
    ])
  })

  test('when another has renewed it', () => {
    const { findings, waived } = apply([finding], { ...waiver, expires: '2026-11-19' }, waiver)
    expect(waived).toEqual([{ finding, waiver }])
    expect(findings).toMatchObject([
      { rule: 'waiver', line: 10, message: expect.stringContaining('is not needed') },
    ])
  })

  test('when it matches nothing any more', () => {
    expect(apply([], waiver).findings.map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
      'the waiver of agreement for "alpha-peel price" is not needed: the check finds nothing (more) that it could accept. Remove it, or write its rule and subject as the finding does that it is about.',
    ])
  })
})

test.each([
  ['rule', { ...waiver, rule: 'agrement' }],
  ['subject', { ...waiver, subject: 'alfa-peel price' }],
])('a mistyped %s is reported beside the finding that stays open', (_what, mistyped) => {
  const { findings } = apply([finding], mistyped)
  expect(findings).toEqual([
    finding,
    expect.objectContaining({
      message: expect.stringContaining(
        `the waiver of ${mistyped.rule} for "${mistyped.subject}" is not needed`,
      ),
    }),
  ])
})

test('a waiver may expire today or two years from today', () => {
  for (const expires of [today, '2028-11-20'])
    expect(apply([finding], { ...waiver, expires }).findings).toEqual([])
})

test('a waiver is not called unneeded while the flag that its rule goes by is missing', () => {
  const unflagged = { ...finding, rule: 'pom-flag', subject: 'profhilo', values: [] }
  const priced = { ...waiver, rule: 'pom-price', subject: 'home profhilo' }
  expect(apply([unflagged], priced).findings).toEqual([unflagged])
})
