import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentReport } from './content-report.ts'

it('says that there is nothing to check when the site was installed without its content', async () => {
  const root = mkdtempSync(join(tmpdir(), 'no-content-'))
  await expect(contentReport(root, () => new Date()).read()).rejects.toMatchObject({
    kind: 'notFound',
    message: 'The pages’ content is not on this computer, so there is nothing to check.',
  })
  rmSync(root, { recursive: true })
})
