import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { cliManual, manualFile } from './cli-manual.ts'

it('is what the commands declare', async () => {
  await expect(cliManual()).toMatchFileSnapshot(resolve(manualFile))
})
