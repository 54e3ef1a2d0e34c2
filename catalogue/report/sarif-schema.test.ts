import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import ajvFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { judgeContent } from '../check.ts'
import { alphaPeel } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited, validSite } from '../fixtures/site.ts'
import { renderReport } from './render.ts'

/** SARIF 2.1.0 as OASIS published it (Errata 01, schema of RTM 5). */
const published = 'node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'
const { $schema: _draft, id: _id, ...schema } = JSON.parse(readFileSync(published, 'utf8'))
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
ajvFormats.default(ajv)
const validate = ajv.compile(schema)

const problems = (sarif: string) => {
  validate(JSON.parse(sarif))
  return validate.errors ?? []
}

test.each([
  ['findings with related places', edited(alphaPeel, 'group: skin', 'group: skn')],
  ['disagreements', edited('content/treatments/beta-light.mdx', 'amount: 105', 'amount: 110')],
  ['a report of nothing', validSite()],
])('%s: valid SARIF', async (_what, files) => {
  expect(problems(await reportOf(files, { format: 'sarif' }))).toEqual([])
})

test('the report of the real content, waived findings included, is valid SARIF', async () => {
  const root = process.cwd()
  const sarif = renderReport(await judgeContent({ root }), { root, format: 'sarif', colour: false })
  expect(JSON.parse(sarif).runs[0].results.length).toBeGreaterThan(10)
  expect(problems(sarif)).toEqual([])
})

test('the schema refuses a level that SARIF does not know', async () => {
  const sarif = await reportOf(edited(alphaPeel, 'group: skin', 'group: skn'), { format: 'sarif' })
  expect(problems(sarif.replace('"level": "error"', '"level": "fatal"'))).not.toEqual([])
})
