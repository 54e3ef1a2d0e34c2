import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

test.each([
  ['- Wash gently for {24 hours}, and wear', '{24 hours}', 'Write round brackets'],
  ['It is <Price/>, {don’t forget}', '{don’t forget}', 'Write round brackets'],
  ["It is <Price/>, {don't forget}", "{don't forget}", 'Write round brackets'],
  ['### What {#can}', '{#can}', 'Write round brackets'],
  ['{24 hours} and {an open one', '{24 hours}', 'Write round brackets'],
  ['Rest for {other 24 hours}.', '{other 24 hours}', 'Write round brackets'],
  ['It lasts <Fact name={six months}/>', '<Fact name={six months}/>', 'Write <Fact name="..."/>'],
])('the finding about braces that hold no code marks the braces: %s', async (words, marked, remedy) => {
  const files = edited(alpha, 'Keep the skin clean.', words)
  const [finding, ...others] = (await check(files)).findings
  const line = String(files[alpha]).split('\n')[(finding?.line ?? 0) - 1]
  expect(line?.slice(Number(finding?.column) - 1).slice(0, finding?.length)).toBe(marked)
  expect([finding?.remedy?.startsWith(remedy), others]).toEqual([true, []])
})

/** The findings, with their places, when `words` replace a section whose text begins on line 69. */
async function told(words: string): Promise<string[]> {
  const { findings } = await check(edited(alpha, 'Keep the skin clean.', words))
  return findings.map(({ line, column, message, remedy }) => `${line}:${column} ${message} ${remedy}`)
}

test.each([
  ['<Fact name=“sessions”/>', '<Fact name="..."/>'],
  ['<Fact name=sessions/>', '<Fact name="..."/>'],
  ['<Fact name="sessions/> is right.', '<Fact name="..."/>'],
  ['<Fact name="sessions">', '<Fact name="..."/>'],
  ['<Price of=“beta-light”/>', '<Price of="..."/>'],
  ['<Price of={beta-light}/>', '<Price of="..."/>'],
  ['<Note title=“Don’t use the nurses’ room”>\nRest.\n</Note>', '<Note title="...">...</Note>'],
  ['<Fact/>', '<Fact name="..."/>'],
  ['<Fact name="sessions"/ for most.', '<Fact name="..."/>'],
])('the remedy for a mistyped component shows the properties it takes: %s', async (words, right) => {
  expect(await told(words)).toEqual([expect.stringMatching(/^69:1 /)])
  expect(await told(words)).toEqual([expect.stringContaining(right)])
})

test.each(['More.\n</Note>', '\n</Note>', ''])(
  'text on the line of a note’s tag is reported: %j',
  async (rest) => {
    expect(await told(`<Note title="X"> Call at once.\n${rest}`)).toEqual([
      '69:1 <Note> is not closed. Put <Note> and </Note> each on a line of its own.',
    ])
  },
)

test.each([
  ['<Note title="X">\n\nRest.\n\n</Not>', '73:1 <Note> is not closed.'],
  ['Rest <Othr>12 hours</Other>.', '69:6 "<Othr>" is read as a component, and there is none of that name.'],
])('of two tags the mistyped one is reported: %j', async (words, message) => {
  expect(await told(words)).toEqual([expect.stringContaining(message)])
})

test('a sign < at the end of a line is reported as it stands', async () => {
  expect(await told('Rest <')).toEqual([expect.stringMatching(/^69:6 "<" is read as a component/)])
})

test('a second tag of a component that has one is not asked to be kept', async () => {
  expect(await told('It costs </Price>.')).toEqual([
    '69:10 </Price> does not close what is open here. End the tag with "/>": <Price/> or <Price of="..."/>.',
  ])
})
