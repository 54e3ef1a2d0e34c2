import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { fixtureToday, validSite, withSite } from '../fixtures/site.ts'
import { renderReport } from '../report/report.ts'

/** What is found when something else stands in place of a page. */
const found = (place: (path: string) => void) =>
  withSite(validSite(), async (root) => {
    const path = join(root, 'content/legal/cookie-policy.mdx')
    rmSync(path)
    place(path)
    const result = await checkContent({ root, today: fixtureToday })
    expect(renderReport(result, { root })).toContain('cookie-policy.mdx')
    return result.findings.map(({ file, message }) => `${file} ${message}`)
  })

test.each<[string, (path: string) => void]>([
  ['is not an ordinary file.', (path) => execFileSync('mkfifo', [path])],
  ['is a folder with the name of a file.', (path) => mkdirSync(path)],
  ['is a symbolic link.', (path) => symlinkSync(path, path)],
  ['is a symbolic link.', (path) => symlinkSync('/dev/zero', path)],
])('one finding, no hang and no crash: %s', async (message, place) => {
  expect(await found(place)).toEqual([`content/legal/cookie-policy.mdx ${message}`])
})

test('a folder named .mdx is told of', async () => {
  const findings = await withSite(validSite(), async (root) => {
    mkdirSync(join(root, 'content/treatments/.mdx'))
    return (await checkContent({ root, today: fixtureToday })).findings
  })
  expect(findings.map(({ file }) => file)).toEqual(['content/treatments/.mdx'])
})
