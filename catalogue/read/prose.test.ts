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

test('a component that is a block stands on a line of its own', async () => {
  const apart = 'Put it on a line of its own, with an empty line above and below.'
  expect(await told('Our hours are <OpeningHours/> as a rule.')).toEqual([
    `<OpeningHours> stands among words. ${apart}`,
  ])
  expect(await told('**Please** <Note title="X">ring us</Note>\n\n### <OpeningHours/>')).toEqual([
    `<Note> stands among words. ${apart}`,
    `<OpeningHours> stands among words. ${apart}`,
  ])
  const right = ['Before.\n<OpeningHours/>\nAfter.', '- <OpeningHours/>', '<Note title="X">ring us</Note>']
  expect(await told(right.join('\n\n'))).toEqual([])
})
