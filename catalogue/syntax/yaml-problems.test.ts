import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const about = 'content/about.yaml'
const inQuotes = 'Put the whole text in double quotes. A comment has a space after its "#".'
const afterwards = ' The other keys of this file are checked once this is fixed.'

test.each([
  [alpha, 'Softer skin', '"Wonderful" is the word.', `Write it like this: title: '"Wonderful" is the word.'`],
  [alpha, 'Softer skin', '"Calm" and "clear"', `Write it like this: title: '"Calm" and "clear"'`],
  [alpha, 'Softer skin', '"Calm", then "clear"', `Write it like this: title: '"Calm", then "clear"'`],
  [alpha, 'Softer skin', '"A "calm" day"', `Write it like this: title: 'A "calm" day'`],
  [alpha, 'Softer skin', '“Softer skin”', 'Take them away.'],
  [alpha, '100', '“100”', 'Take them away.'],
  [alpha, 'Softer skin', '‘Don’t rub’', 'Take them away.'],
  [about, 'About', '!placeholder ‘About’', 'Take them away.'],
  [alpha, 'Softer skin', '“Softer: skin”', 'Write it like this: title: "Softer: skin"'],
  [alpha, 'Softer skin', '“Softer”: “skin”', 'Write it like this: title: "“Softer”: “skin”"'],
  [alpha, 'Softer skin', '"So “soft”', 'Write it like this: title: "So “soft”"'],
  [alpha, 'Softer skin', '>90% softer', 'Write it like this: title: ">90% softer"'],
  [alpha, 'Softer skin', '! placeholder Softer', 'Write !placeholder, without a space.'],
  [alpha, 'Softer skin', '"Softer" !placeholder', 'Write it like this: title: !placeholder "Softer"'],
  [alpha, 'flags: []', 'flags: []\n  - pom', 'Take [] away.'],
  [alpha, '  - title: Softer', '  • title: Softer', 'Write it like this: - title: Softer skin'],
  [
    alpha,
    '    answer: It',
    '    answer: >- It',
    `Put it on the next line, indented by two more spaces, or take ">-" away.`,
  ],
  [
    alpha,
    'Softer skin',
    '| Softer skin',
    `Put it on the next line, indented by two more spaces, or take "|" away.`,
  ],
  [alpha, 'Softer skin', '> 90% softer', 'Write it like this: title: "> 90% softer"'],
  [about, 'title: About', 'title: ->\n  About us', 'Write ">-" in its place.'],
  [about, 'title: About', 'title: > -\n  About us', 'Write ">-" in its place.'],
  [
    alpha,
    '  - question: What',
    '    question: What',
    'Keep one of the two. If a new entry begins here, write "- " before it.',
  ],
  [about, 'title: About', 'title: About\ntitle: Us', 'Keep one of the two.'],
  [alpha, '  - dullness', '  dullness', 'Write it like this: - dullness'],
  [alpha, '  - dullness', '  -- dullness', 'Write it like this: - dullness'],
  [alpha, '  - dullness', '  * dullness', 'Write it like this: - dullness'],
  [alpha, '  - dullness', '  2. dullness', 'Write it like this: - dullness'],
  [alpha, '  - dryness', '  1. dryness', 'Write it like this: - dryness'],
  [alpha, '  - title: Softer', '  * title: Softer', 'Write it like this: - title: Softer skin'],
  [alpha, '  - dullness', '– dullness', 'Write it like this: - dullness'],
  [about, 'title: About', 'title: About\n---', 'Remove that line.'],
  [about, 'title: About', 'title: About\n...', 'Remove that line.'],
  [about, 'title: About', 'title: About\n}', 'Check this line and the one above it.'],
])('%s: %s -> %j', async (file, from, to, remedy) => {
  const { findings } = await check(edited(file, from, to))
  expect(findings.map((finding) => finding.remedy)).toEqual([`${remedy}${afterwards}`])
})

test('the remedy for an unindented paragraph below ">-" is to indent it', async () => {
  const { findings } = await check(edited(about, 'title: About', 'title: >-\nAbout us'))
  expect(findings).toMatchObject([{ line: 2, remedy: expect.stringContaining('indent it like that text') }])
})

test.each([
  [about, 'title: About', 'title: >-\n  About us and\nwhat we do', 3, 'the line has no key with a colon.'],
  [
    alpha,
    '  - dullness',
    '- dullness',
    23,
    'this line, or the one below it, does not begin in the column of its group.',
  ],
  [
    alpha,
    '  - title: Softer',
    '- title: Softer',
    26,
    'this line, or the one below it, does not begin in the column of its group.',
  ],
  [
    alpha,
    '    text: Skin feels',
    '      text: Skin feels',
    26,
    'this line, or the one below it, does not begin in the column of its group.',
  ],
])('a line in the wrong column is reported as that: %s: %s -> %j', async (file, from, to, line, message) => {
  const { findings } = await check(edited(file, from, to))
  expect(findings.map((finding) => [finding.line, finding.message])).toEqual([[line, message]])
})

test('a colon in a list entry is explained', async () => {
  const { findings } = await check(edited(alpha, '  - dullness', '  - dull: at times'))
  expect(findings.map(({ message }) => message)).toEqual([
    'concerns[2]: expected a line of text, found a group of keys, made by a colon. Put a text that holds a colon in double quotes. Write for example dull skin.',
  ])
})

test.each([
  ['- ', 'nothing'],
  ['- !placeholder', 'nothing'],
  ['- - dullness', 'a list'],
  ['- [dullness, redness]', 'a list'],
])('a list entry that is not text is reported, and the next at its own place: %s', async (entry, found) => {
  const { findings } = await check(edited(alpha, '  - dullness\n', `  ${entry}\n  - "**red**"\n`))
  const [first, second] = findings
  expect(first?.message).toBe(
    `concerns[2]: expected a line of text, found ${found}. Write for example dull skin.`,
  )
  expect(second).toMatchObject({ line: (first?.line ?? 0) + 1, message: expect.stringContaining('**red**') })
})

test('a line that divides the keys is reported at its place, in plain words', async () => {
  const { findings } = await check(edited(about, 'title: About', 'title: About\n\n...\n\nmore: words'))
  expect(findings).toMatchObject([{ line: 3, message: 'a line "---" or "..." divides the keys in two.' }])
})

test.each([
  ['What is your #1 tip?', '#1 tip?'],
  ['#1 tip', '#1 tip'],
  ['"Softer" #1 skin', '#1 skin'],
  ['Softer\n      and #1\n      skin', '#1'],
])('a "#" that cuts off a text is reported: %s', async (value, cut) => {
  const { findings } = await check(edited(alpha, 'Softer skin', value))
  const told = `"${cut}" is read as a comment, which visitors do not see. ${inQuotes}`
  expect(findings.map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([told + afterwards])
})

test.each([
  'Softer # like this',
  'Softer#1 skin',
  '"Our #2 question"',
  '>-\n      #2 and\n      our #3',
  'Soft\n      #ours',
])('a comment, or a "#" within a text, is allowed: %j', async (value) => {
  expect((await check(edited(alpha, 'Softer skin', value))).findings).toEqual([])
})

test.each(['“Softer” and “firmer”', '"“Softer”"', '‘Tis soft'])(
  'curly quotes within a text are allowed: %s',
  async (value) => {
    expect((await check(edited(alpha, 'Softer skin', value))).findings).toEqual([])
  },
)
