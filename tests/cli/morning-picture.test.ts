import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { morningPicture } from '../../scripts/screenshots/morning.ts'

it('is what the command shows; npx tsx scripts/screenshots/morning-file.ts draws it anew', async () => {
  expect(readFileSync('docs/images/morning.svg', 'utf8')).toBe(await morningPicture())
})
