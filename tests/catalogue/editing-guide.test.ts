import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { edited, reportOf, type SiteFiles } from '../../catalogue/fixtures/site.ts'
import { requiredFiles } from '../../catalogue/read/kinds.ts'
import { folders } from '../../schemas/content/kinds.ts'
import { components } from '../../schemas/content/prose-components.ts'
import { treatmentFlags, treatmentSchema } from '../../schemas/content/treatment.ts'
import { waiversSchema } from '../../schemas/content/waivers.ts'
import { guide, guideExamples } from './editing-guide.ts'
import { guideSite } from './guide-site.ts'

const site = guideSite()

/** The errors that the check reports, each with its place and excerpt. */
async function errorsIn(files: SiteFiles): Promise<string[]> {
  const report = await reportOf(files, { today: '2026-11-22' })
  return report.split(/\n(?=content\/)|\n\n/).filter((part) => /^content\/\S+ .*\n {2}error /.test(part))
}

const examples = guideExamples()

describe('the guide for editors', () => {
  test('gives every report as an example that can be tried', () => {
    expect(examples.length).toBe(guide.match(/^```text\ncontent\//gm)?.length)
    expect(examples.length).toBeGreaterThanOrEqual(16)
  })

  test.each(examples)('$file: $wrong', async ({ file, right, wrong, report }) => {
    expect((await errorsIn(edited(file, right, wrong, site))).join('\n\n')).toBe(report)
  })

  test('gives front matter that is valid as it stands', () => {
    const [, least = ''] = /least that a page's front matter needs:\n\n```yaml\n(.*?)\n```/s.exec(guide) ?? []
    expect(v.safeParse(treatmentSchema, parse(least)).issues).toBeUndefined()
  })

  test('gives a waiver that is valid as it stands', () => {
    const [, waiver = ''] = /why, and the last day:\n\n```yaml\n(.*?)\n```/s.exec(guide) ?? []
    expect(v.safeParse(waiversSchema, { waivers: parse(waiver) }).issues).toBeUndefined()
  })

  test('says of every file and folder what is in it', () => {
    const yaml = requiredFiles.map(([file]) => file).filter((file) => file.endsWith('.yaml'))
    const below = Object.values(folders).map((folder) => `content/${folder}/`)
    const rows = guide.split('\n').filter((line) => line.startsWith('|'))
    const missing = [...yaml, ...below].filter((file) => !rows.some((row) => row.includes(`\`${file}`)))
    expect(missing, 'Add a row to the first table of docs/editing-content.md').toEqual([])
  })

  test('names every component and every flag', () => {
    for (const name of Object.keys(components)) expect(guide).toContain(`| \`<${name}`)
    for (const flag of treatmentFlags) expect(guide).toMatch(new RegExp(`^\\| \`${flag}\` +\\|`, 'm'))
  })
})
