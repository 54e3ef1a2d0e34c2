import { readFileSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { edited, fixtureToday, type SiteFiles, writeSite } from '../fixtures/site.ts'
import { renderReport } from '../report/render.ts'
import { visible } from '../report/visible.ts'

interface Pattern {
  regexp: string
  file?: number
  line?: number
  column?: number
  message?: number
  severity?: number
  code?: number
}

const tasks: { tasks: { label: string; problemMatcher: { pattern: Pattern[] } }[] } = JSON.parse(
  readFileSync('.vscode/tasks.json', 'utf8'),
)
const patterns = tasks.tasks.find(({ label }) => label === 'Check content')?.problemMatcher.pattern ?? []

/** What an editor makes of output: each run of lines that fits all patterns one after the other is one problem. */
function matched(output: string) {
  const lines = output.split('\n')
  return lines.flatMap((_, start) => {
    const problem: Record<string, string> = {}
    for (const [index, { regexp, ...groups }] of patterns.entries()) {
      const match = new RegExp(regexp).exec(lines[start + index] ?? '')
      if (!match) return []
      for (const [name, group] of Object.entries(groups)) problem[name] = match[Number(group)] ?? ''
    }
    return [problem]
  })
}

const alpha = 'content/treatments/alpha-peel.mdx'
const broken: SiteFiles = {
  ...edited(alpha, 'amount: 100', 'amount: lots', edited('content/home.yaml', 'amount: 105', 'amount: 99')),
  'content/two words.yaml': 'a: 1',
  'content/contact.yaml': 'title: "two\\nlines"\n"a\\e[31mkey": 1\n',
  'content/about.yaml': 'title: "open',
}

test.each([false, true])('marks each finding of a report at its place, release %s', async (release) => {
  const root = writeSite(broken)
  const result = await checkContent({ root, today: fixtureToday, release })
  const text = renderReport(result, { root, format: 'text', colour: false })
  rmSync(root, { recursive: true })
  const found = result.findings.map(({ file, line, column, message, severity, rule }) => ({
    file,
    line: String(line),
    column: String(column),
    message: visible(message),
    severity,
    code: rule,
  }))
  expect(found.length).toBeGreaterThan(3)
  expect(matched(text)).toEqual(found)
})

test('marks nothing in a report without findings', () => {
  expect(matched('\nContent: 25 files, 0 errors, 0 warnings, 0 waived.\n')).toEqual([])
})
