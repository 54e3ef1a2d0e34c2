import { describe, expect, test } from 'vitest'
import { acceptGeneralReason } from './accept-general-reason.ts'

const other = `# What the clinic accepts
waivers:
  - rule: agreement   # a remark
    subject: alpha-peel price
    values: ["£1", "£2"]
    owner: clinic owner
    reason: Both are kept.
    expires: "2027-01-01"
`
const waiver = (values: string) => `${other}  - rule: coverage
    subject: treatments without a reason
    values: ${values}
    owner: clinic owner
    reason: Clients choose a general one.
    expires: "2027-06-30"
`
const accept = (text: string) => acceptGeneralReason(text, 'light-therapy', '2026-11-20')

describe('a treatment that has no reason for contact of its own', () => {
  test('is added to the waiver of such treatments, and nothing else changes', () => {
    expect(accept(waiver('["em-lift"]'))).toEqual({
      text: waiver('["em-lift", "light-therapy"]'),
      line: 11,
      written: '    values: ["em-lift", "light-therapy"]',
    })
    expect(accept(waiver('\n      - em-lift'))).toEqual({
      text: waiver('\n      - em-lift\n      - "light-therapy"'),
      line: 13,
      written: '      - "light-therapy"',
    })
  })

  test('has a waiver of its own where there is none', () => {
    const written = `  - rule: coverage
    subject: treatments without a reason
    values: ["light-therapy"]
    owner: clinic owner
    reason: The contact form has no reason of its own for it; clients choose a general one.
    expires: "2027-05-20"`
    expect(accept(other)).toEqual({ text: `${other}${written}\n`, line: 9, written })
    expect(accept('waivers: []\n')).toEqual({ text: `waivers:\n${written}\n`, line: 2, written })
    expect(accept('waivers: [] # none yet\n')?.text).toBe(`waivers: # none yet\n${written}\n`)
  })

  test('is written as the file is written otherwise', () => {
    const flush = other.replaceAll(/^ {2}/gm, '')
    expect(accept(flush)?.text).toContain('\n- rule: coverage\n  subject: treatments without a reason\n')
    const remarks = waiver('\n      - em-lift # no form yet')
    expect(accept(remarks)?.text).toContain('- em-lift # no form yet\n      - "light-therapy"\n')
  })

  test.each(['', 'waivers: [', 'waiver: []', waiver('["light-therapy"]'), waiver('none')])(
    'is left out where that can’t be written: %#',
    (text) => {
      expect(accept(text)).toBeUndefined()
    },
  )
})
