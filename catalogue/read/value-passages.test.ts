import { expect, test } from 'vitest'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

test.each([
  ['content/home.yaml', '    contact: Contact Us'],
  ['content/navigation.yaml', '    contact: Contact'],
  ['content/treatment-page.yaml', 'related: Related treatments'],
])('a button or label of %s is read, whatever its key is called elsewhere', async (file, line) => {
  const report = await reportOf(edited(file, line, line.replace(/: .*/, ': Ask for Botox')))
  expect(report).toContain('"Botox" names a prescription-only medicine.')
})
