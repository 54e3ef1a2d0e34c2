import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkContent } from '../../catalogue/check.ts'
import { renderReport } from '../../catalogue/report/render.ts'
import { components } from '../../catalogue/syntax/components.ts'
import { treatmentFlags, treatmentSchema } from '../../schemas/content/treatment.ts'
import { waiversSchema } from '../../schemas/content/waivers.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'
import { guide, guideExamples } from './editing-guide.ts'

/** What the check reports as errors after one stretch of the real content was replaced, without the summary. */
async function errorsAfter(file: string, right: string, wrong: string): Promise<string> {
  const { path: root } = temporaryDirectory()
  try {
    cpSync('content', join(root, 'content'), { recursive: true })
    const text = readFileSync(join(root, file), 'utf8')
    if (!text.includes(right)) throw new Error(`${file} does not hold "${right}"`)
    writeFileSync(
      join(root, file),
      text.replace(right, () => wrong),
    )
    const result = await checkContent({ root, today: '2026-11-20' })
    const findings = result.findings.filter(({ severity }) => severity === 'error')
    const report = renderReport({ ...result, findings, waived: [] }, { root, format: 'text', colour: false })
    return report.replace(/\n\nContent: .*\n$/, '')
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

describe('the guide for editors', () => {
  const examples = guideExamples()

  test('shows every kind of slip it announces', () => {
    expect(examples.length).toBe(guide.match(/^```text\ncontent\//gm)?.length)
    expect(examples.length).toBeGreaterThanOrEqual(16)
  })

  test.each(examples)('$file: $wrong', async ({ file, right, wrong, report }) => {
    expect(await errorsAfter(file, right, wrong)).toBe(report)
  })

  test('gives front matter that is valid as it stands', () => {
    const [, least = ''] = /least that a page's front matter needs:\n\n```yaml\n(.*?)\n```/s.exec(guide) ?? []
    expect(v.safeParse(treatmentSchema, parse(least)).issues).toBeUndefined()
  })

  test('gives a waiver that is valid as it stands', () => {
    const [, waiver = ''] = /why, and the last day:\n\n```yaml\n(.*?)\n```/s.exec(guide) ?? []
    expect(v.safeParse(waiversSchema, { waivers: parse(waiver) }).issues).toBeUndefined()
  })

  test('names every component and every flag', () => {
    for (const name of Object.keys(components)) expect(guide).toContain(`| \`<${name}`)
    for (const flag of treatmentFlags) expect(guide).toMatch(new RegExp(`^\\| \`${flag}\` +\\|`, 'm'))
  })
})
