import { join } from 'node:path'
import { expect, it } from 'vitest'
import { morningPicture } from '../../scripts/screenshots/morning.ts'
import { root } from '../support/built-site.ts'

it('the picture of the morning shows what the command prints', async () => {
  await expect(await morningPicture()).toMatchFileSnapshot(join(root, 'docs/images/morning.svg'))
})
