import { expect, test } from 'vitest'
import { check, edited, validSite } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const about = 'content/about.yaml'
const inQuotes =
  'To show it as words, put the whole text in straight double quotes ("), and write quotes within it as “ and ”.'
const afterwards = ' The other keys of this file are checked once this is fixed.'

/** The findings about one edit, each with its place, message and remedy. */
async function told(file: string, from: string, to: string): Promise<string[]> {
  const { findings } = await check(edited(file, from, to))
  return findings.map(({ line, column, message, remedy }) => `${line}:${column} ${message} ${remedy}`)
}

test.each([
  ['"Wonderful" is the word.', '26:24 this does not belong to what stands before it.'],
  ['"Calm", then "clear"', '26:18 this does not belong to what stands before it.'],
  ["'Doesn't hurt'", '26:19 this does not belong to what stands before it.'],
  ['{price} for one', '26:20 this does not belong to what stands before it.'],
  ['"So “soft”', '26:12 a quote opens here and is never closed.'],
  ['[Softer', '26:12 a bracket opens here and is never closed.'],
  ['Softer: skin', '26:12 a text that holds a colon is not in quotes.'],
  ['“Softer: skin”', '26:12 a text that holds a colon is not in quotes.'],
  ['@home skin', '26:12 a text that begins with this sign is not in quotes.'],
  ['& skin', '26:12 a text that begins with this sign is not in quotes.'],
  ['>90% softer', '26:14 text stands on the line of the ">" or "|" before it.'],
  ['| Softer skin', '26:14 text stands on the line of the ">" or "|" before it.'],
  ['>- Softer', '26:15 text stands on the line of the ">" or "|" before it.'],
  ['!placehodler Softer', '26:12 a word that begins with "!" is a mark, and this one is unknown'],
  ['"Softer" !placeholder', '26:21 a word that begins with "!" is a mark, and this one is unknown'],
  ['What is your #1 tip?', '26:25 "#1 tip?" is read as a comment, which visitors do not see.'],
  ['#1 tip', '26:12 "#1 tip" is read as a comment, which visitors do not see.'],
  ['"Softer" #1 skin', '26:21 "#1 skin" is read as a comment, which visitors do not see.'],
  ['Softer\n      and #1\n      skin', '27:11 "#1" is read as a comment, which visitors do not see.'],
])('a text that needs quotes is reported where it can’t be read: %s', async (value, message) => {
  const [only, ...others] = await told(alpha, 'Softer skin', value)
  expect([only?.startsWith(message), only?.includes(inQuotes), others]).toEqual([true, true, []])
})

test.each([
  ['“Softer skin”', '26:12 visitors would see the curly quotes around this text. Take them away.'],
  ['‘Don’t rub’', '26:12 visitors would see the curly quotes around this text. Take them away.'],
  ['! placeholder Softer', '26:14 a "!" stands alone before the value. Write !placeholder, without a space.'],
  ['"a \\d"', '26:15 a backslash stands before a character it does not go with. Write two backslashes.'],
])('a value is reported: %s', async (value, message) => {
  expect(await told(alpha, 'Softer skin', value)).toEqual([`${message}${afterwards}`])
})

test.each([
  [about, 'About', '!placeholder ‘About’', '1:21 visitors would see the curly quotes around this text. Take'],
  [about, 'About', 'About\n---', '2:1 a line "---" or "..." divides the keys in two. Remove that line.'],
  [about, 'About', 'About\n\n...\n\nmore: words', '5:1 a line "---" or "..." divides the keys in two.'],
  [about, 'About', 'About\n}', '2:1 this line does not fit what stands above it.'],
  [
    about,
    'About',
    'About\ntitle: Us',
    '2:1 the key "title" stands twice in this group. Keep one of the two;',
  ],
  [about, 'About', '\n\t\n>-\n  About us', '2:1 a tab is used as indentation.'],
  [about, 'About', '->\n  About us', '1:8 this is read as words of the text around it.'],
  [alpha, '  - dryness', '  1. dryness', '23:3 this is read as words of the text around it.'],
  [alpha, '  - dryness', '  -dryness', '23:3 this is read as words of the text around it.'],
  [alpha, '  - dullness', '    - dullness', '23:5 this is read as words of the text around it.'],
  [alpha, 'title:', ' title:', '3:1 this line does not fit what stands above it.'],
])('%s: %s -> %j', async (file, from, to, message) => {
  const findings = await told(file, from, to)
  expect(findings.map((finding) => finding.slice(0, message.length))).toEqual([message])
})

test.each<[file: string, from: string, to: string, place: string]>([
  [alpha, '  amount:', '   amount:', '8:1'],
  [alpha, '  unit:', '   unit:', '8:1'],
  [alpha, '  unit:', '     unit:', '8:1'],
  [alpha, '  unit:', ' unit:', '8:1'],
  [alpha, 'group:', ' group:', '4:1'],
  [alpha, '  - question: How', '   - question: How', '42:1'],
  [alpha, '  - question: What', ' - question: What', '43:1'],
  ['content/clinic.yaml', '    opens:', '   opens:', '31:1'],
  [about, 'title: About', 'title: > -\n  About us', '1:10'],
  [about, 'title: About', 'title: >-\nAbout us', '2:1'],
  [about, 'title: About', 'title: >-\n  About us and\nwhat we do', '3:1'],
  [alpha, 'title: Softer skin', 'title:Softer skin', '26:5'],
  [alpha, 'flags: []', 'flags: []\n  - pom', '40:1'],
  [alpha, '  - title: Softer', '  • title: Softer', '27:1'],
  [alpha, '  - title: Softer', '- title: Softer', '27:1'],
  [alpha, '    text: Skin feels', '      text: Skin feels', '27:1'],
  [alpha, '  - dullness', '- dullness', '23:1'],
  [alpha, '  - dullness', '\n# Seen often\n- dullness', '25:1'],
  [alpha, '  - dullness', '– dullness', '23:1'],
  ...['dullness', '-- dullness', '* dullness', '2. dullness'].map((to): [string, string, string, string] => [
    alpha,
    '  - dullness',
    `  ${to}`,
    '23:1',
  ]),
])(
  'a line that does not fit the others is reported at its place: %s: %s -> %j',
  async (file, from, to, place) => {
    expect(await told(file, from, to)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${place} this line does not fit what stands above it\\. Write a key with a colon and a space after it, an entry with "- "`,
        ),
      ),
    ])
  },
)

test.each([
  ['title: >-\n  About us and\nwhat we do', 'this line does not fit what stands above it.'],
  ['title: About us and\nwhat we do', 'this line does not fit what stands above it.'],
  ['title: "About us and\nwhat we do"', 'a quote opens here and is never closed.'],
])('a text goes on below its key only if it is indented: %j', async (text, message) => {
  const [only, ...others] = await told(about, 'title: About', text)
  expect([only, others]).toEqual([expect.stringContaining(message), []])
  expect(only).toMatch(/Further lines of a text begin two spaces further in than its key\./)
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

test('keys within keys, whose names would grow without bound, are unknown keys', async () => {
  const { findings } = await check({ ...validSite(), [about]: '? '.repeat(50) })
  expect(findings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^\? \? .*: unknown key/),
  )
})
