import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { modelSheet } from './model-sheet.tsx'

it('is what docs/images shows', async () => {
  await expect(modelSheet()).toMatchFileSnapshot(resolve('docs/images/model-sheet.svg'))
})
