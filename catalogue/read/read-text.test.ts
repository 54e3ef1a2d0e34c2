import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

const ours = '<<<<<<< HEAD\nRest.\n=======\nRest well.\n>>>>>>> feature'

test.each([
  [alpha, 'Keep the skin clean.', ours, 'the line is a mark of a merge that was not finished.'],
  [alpha, 'Keep the skin clean.', '=======\r\n', 'the line is a mark of a merge that was not finished.'],
  ['content/about.yaml', 'title: About', '<<<<<<< HEAD\ntitle: About', 'the line is a mark of a merge'],
  [alpha, 'Keep the skin clean.', 'Itâ€™s red.', 'the line holds a broken character'],
  ['content/about.yaml', 'title: About', 'title: About \uFFFD', 'the line holds a broken character'],
  [alpha, 'Keep the skin clean.', '\uF0B7 Rest.', 'the line holds a broken character'],
])(
  'a text that was damaged or left half merged gives this finding alone: %s, %s -> %j',
  async (file, from, to, message) => {
    const files = edited(file, from, to)
    const line = String(files[file]).split(to)[0]?.split('\n').length
    expect((await check(files)).findings).toEqual([
      expect.objectContaining({ file, line, message: expect.stringContaining(message) }),
    ])
  },
)

test.each(['\u000b', '\u2028'])('an invisible character is reported at its place: %j', async (sign) => {
  const { findings } = await check(edited(alpha, 'Keep the skin clean.', `Rest.\nThen${sign}wash.`))
  expect(findings).toMatchObject([
    {
      line: 70,
      column: 5,
      message: 'an invisible character stands here.',
      remedy: expect.stringMatching(/^Delete it/),
    },
  ])
})

test('a merge marker is reported even right below a paragraph', async () => {
  const { findings } = await check(edited(alpha, 'Keep the skin clean.', 'Keep it\n======='))
  expect(findings).toMatchObject([{ line: 70, message: expect.stringContaining('mark of a merge') }])
})
