import { describe, expect, test } from 'vitest'
import type { CheckResult } from '../check.ts'
import type { Finding } from '../finding.ts'
import { takesColour } from './paint.ts'
import { renderReport } from './render.ts'
import type { ReportFormat } from './report.ts'

const hostile: Finding = {
  file: 'content/a:b,c%\r\n\u001b[2J.yaml',
  line: 1,
  column: 1,
  rule: 'schema',
  severity: 'error',
  message: 'found "50% off,\r\nnow:: \u001b[31m\u009b\u202e".',
  remedy: 'Write\tsomething\u2028else.',
  subject: 'a: b\u001b',
  values: ['one\u001b', 'two "quoted", and\nmore'],
  related: [{ file: 'content/b\u0007.yaml', line: 2, column: 1, message: 'says\nit too.' }],
}

const result = (findings: Finding[]): CheckResult => ({
  findings,
  waived: findings,
  summary: { files: 2, errors: findings.length, warnings: 0, waived: findings.length },
})
const render = (format: ReportFormat) =>
  renderReport(result([hostile]), { root: '/nowhere', format, colour: false })

describe('what content says can’t steer a reader of the report', () => {
  test.each(['text', 'json', 'github', 'sarif'] as const)('%s', (format) => {
    expect(render(format)).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e]/u)
  })

  test('text has one line for each thing that is said', () => {
    expect(render('text')).toMatchInlineSnapshot(`
      "content/a:b,c%···[2J.yaml:1:1 found "50% off,··now:: ·[31m··".
        error schema
        content/b·.yaml:2:1 says·it too.
        Write something·else.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: schema
          subject: "a: b\\u001b"
          values: ["one\\u001b", "two \\"quoted\\", and\\nmore"]

      Waived in content/waivers.yaml:
        schema: a: b· [one· | two "quoted", and·more] (content/a:b,c%···[2J.yaml:1:1 and content/b·.yaml:2:1)

      Content: 2 files, 1 error, 0 warnings, 1 waived.
      "
    `)
  })

  test('github has one command a finding, its parts escaped', () => {
    expect(render('github')).toMatchInlineSnapshot(`
      "::error file=content/a%3Ab%2Cc%25%0D%0A·[2J.yaml,line=1,col=1,title=schema::found "50%25 off,%0D%0Anow:: ·[31m··". Write something·else.
      "
    `)
  })

  test.each(['json', 'sarif'] as const)('%s can be read back', (format) => {
    expect(JSON.stringify(JSON.parse(render(format)))).toContain(JSON.stringify(hostile.message).slice(1, -1))
  })
})

test('colours stand in text alone, and only when asked for', () => {
  const plain = { ...hostile, file: 'content/a.yaml', message: 'is wrong.' }
  const coloured = (format: ReportFormat, colour: boolean) =>
    renderReport(result([plain]), { root: '/nowhere', format, colour }).includes('\u001b[')
  expect(coloured('text', true)).toBe(true)
  expect(coloured('text', false)).toBe(false)
  expect(coloured('github', true)).toBe(false)
})

test('a stream takes colours when it is a terminal and NO_COLOR is not set', () => {
  expect(takesColour({ isTTY: true }, {})).toBe(true)
  expect(takesColour({ isTTY: true }, { NO_COLOR: '' })).toBe(true)
  expect(takesColour({ isTTY: true }, { NO_COLOR: '1' })).toBe(false)
  expect(takesColour({}, {})).toBe(false)
})

test('a report on built pages counts pages', () => {
  const of = (what: 'content' | 'pages') =>
    renderReport(result([]), { root: '/nowhere', format: 'text', colour: false, of: what })
  expect(of('pages')).toBe('Pages: 2, 0 errors, 0 warnings, 0 waived.\n')
  expect(of('content')).toBe('Content: 2 files, 0 errors, 0 warnings, 0 waived.\n')
})
