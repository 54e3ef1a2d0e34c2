import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

/** What is said of words in place of the prose's fourth section. */
const told = async (words: string) =>
  (await check(edited(alpha, 'Keep the skin clean.', words))).findings.map(
    ({ message, remedy }) => `${message} ${remedy}`,
  )

test('a picture is described', async () => {
  expect(await told('![](images/peel.png)')).toEqual([
    'the picture has no description. Write ![what the picture shows](images/peel.png).',
  ])
})
