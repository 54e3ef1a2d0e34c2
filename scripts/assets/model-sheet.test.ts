import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { modelSheet } from './model-sheet.tsx'

it('is what docs/images shows', () => {
  const remedy = 'Run npx tsx scripts/assets/model-sheet-file.ts and look at the picture.'
  expect(readFileSync('docs/images/model-sheet.svg', 'utf8') === modelSheet(), remedy).toBe(true)
})
