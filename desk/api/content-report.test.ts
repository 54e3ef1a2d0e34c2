import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { CheckResult } from '../../catalogue/check.ts'
import { reportByPage } from './content-by-page.ts'
import { contentReport } from './content-report.ts'

function temporaryRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'content-report-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

it('says that there is nothing to check when the site was installed without its content', async () => {
  await expect(contentReport(temporaryRoot(), () => new Date()).read()).rejects.toMatchObject({
    kind: 'notFound',
    message: 'The pages’ content is not on this computer, so there is nothing to check.',
  })
})

it('reports what the files say now, even where their changes cannot be followed', async () => {
  const root = temporaryRoot()
  cpSync('catalogue/fixtures/site', root, { recursive: true })
  const { read } = contentReport(root, () => new Date('2026-11-25T12:00:00Z'))
  expect(await read()).toMatchObject({ errors: 0 })
  writeFileSync(join(root, 'content/about.yaml'), 'title: [')
  expect(await read()).toMatchObject({ errors: 1, warnings: 0, pages: [{ name: 'About page' }] })
})

it('does not count placeholders as warnings, since they are counted by themselves', async () => {
  const root = temporaryRoot()
  cpSync('catalogue/fixtures/site', root, { recursive: true })
  const clinic = join(root, 'content/clinic.yaml')
  writeFileSync(clinic, readFileSync(clinic, 'utf8').replace('01473 111222', '020 7946 0123'))
  expect(await contentReport(root, () => new Date('2026-11-25T12:00:00Z')).read()).toMatchObject({
    ...{ errors: 0, warnings: 0, pages: [] },
    placeholders: [{ name: 'The clinic’s details, on every page', keys: ['phone'] }],
  })
})

it('lists what is accepted for a time by the day on which that ends, and disagreements once more at the top', () => {
  const waived = [
    ['price', '2027-01-01'],
    ['agreement', '2027-06-30'],
    ['agreement', '2026-12-31'],
  ].map(([rule, expires]) => ({ finding: { rule, file: 'content/home.yaml' }, waiver: { expires } }))
  const { accepted, disagreements } = reportByPage({ findings: [], waived } as unknown as CheckResult)
  expect(accepted.map(({ waiver }) => waiver.expires)).toEqual(['2026-12-31', '2027-01-01', '2027-06-30'])
  expect(disagreements.map((one) => one.accepted?.expires)).toEqual(['2026-12-31', '2027-06-30'])
})
