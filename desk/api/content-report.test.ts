import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
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
  expect(await read()).toMatchObject({ pages: [{ name: 'About page' }] })
})

it('does not count placeholders as warnings, since they are counted by themselves', async () => {
  const root = temporaryRoot()
  cpSync('catalogue/fixtures/site', root, { recursive: true })
  const clinic = join(root, 'content/clinic.yaml')
  writeFileSync(clinic, readFileSync(clinic, 'utf8').replace('01473 111222', '020 7946 0123'))
  expect(await contentReport(root, () => new Date('2026-11-25T12:00:00Z')).read()).toMatchObject({
    ...{ errors: 0, warnings: 0, pages: [] },
    placeholders: [{ keys: ['phone'] }],
  })
})
