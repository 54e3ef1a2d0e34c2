import { join } from 'node:path'
import { expect, it } from 'vitest'
import { morningPicture } from '../../scripts/screenshots/morning.ts'
import { root } from '../support/built-site.ts'

it('is what the command shows', async () => {
  await expect(await morningPicture()).toMatchFileSnapshot(join(root, 'docs/images/morning.svg'))
})
