import { describe, expect, test } from 'vitest'
import { alphaPeel, withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

describe('image', () => {
  test('finds pictures that are missing', async () => {
    const files = edited(
      alphaPeel,
      'hero:\n',
      'hero:\n  image: images/alfa.jpg\n',
      withProse('![A leaf](images/leaf.png)'),
    )
    expect(await reportOf({ ...files, 'content/images/alpha.jpg': 'x' })).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:44:10 the picture "images/alfa.jpg" is missing.
        error image
        43 | hero:
        44 |   image: images/alfa.jpg
           |          ^^^^^^^^^^^^^^^
        Did you mean "images/alpha.jpg"?
      content/treatments/alpha-peel.mdx:58:11 the picture "images/leaf.png" is missing.
        error image
        58 | ![A leaf](images/leaf.png)
           |           ^^^^^^^^^^^^^^^
        Put it into content/images and name it "images/...".

      Content: 25 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })
})
