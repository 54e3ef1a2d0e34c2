import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

/** The findings when `words` replace the prose's fourth section, whose text begins on line 69. */
const found = async (words: string) => (await check(edited(alpha, 'Keep the skin clean.', words))).findings
const told = async (words: string) =>
  (await found(words)).map(({ message, remedy }) => `${message} ${remedy}`)

test('a picture must have a description, and no title', async () => {
  expect(await told('![A hand](images/peel.png "Our nurse")')).toEqual([
    'a picture shows no title. Take it out; what it shows stands between the square brackets.',
  ])
  expect(await told('![](images/peel.png)')).toEqual([
    'the picture has no description. Write what it shows between the square brackets.',
  ])
})

test.each(['IMG_2031.jpg', 'Photo', 'an image'])('"%s" describes no picture', async (alt) => {
  expect(await told(`![${alt}](images/peel.png)`)).toEqual([
    'the picture has no description. Write what it shows between the square brackets.',
  ])
})

test('front matter without its second line "---" is reported where the prose begins', async () => {
  const { findings } = await check(edited(alpha, 'showAddress: false\n---\n', 'showAddress: false\n'))
  expect(findings).toMatchObject([
    {
      line: 54,
      message: 'no line "---" ends the keys.',
      remedy: expect.stringMatching(/^Write it above the prose\. /),
    },
  ])
})

test('a link that only looks like an address of the site is said to hold an invisible character', async () => {
  const [told] = await found('See [it](/treatments/beta\u200b-light).')
  expect(told?.remedy).toBe('It holds an invisible character; type "/treatments/beta-light" anew.')
})

test('a name in a component that holds an invisible character is reported, since the page looks it up as it is typed', async () => {
  expect(await told('Ring <Clinic field="pho\u200bne"/>.')).toEqual([
    '<Clinic field="pho\u200bne"/> refers to a fact that is not stated. Did you mean <Clinic field="phone"/>?',
  ])
})

test.each([
  ['[Our peels](/treatments/beta-light "for <Price/>")', '<Price/>'],
  ['<Note title="Call {phone}">\n\nSoon.\n\n</Note>', '{phone}'],
  ['<Note title="Wait <Other>2 days</Other>">\n\nRing us.\n\n</Note>', '<Other>'],
  ['<Note title="See **there**">\n\nRing us.\n\n</Note>', '**there**'],
])('a title shows what it holds as typed: %s', async (words, typed) => {
  const [finding] = await found(words)
  expect(finding).toMatchObject({
    column: words.indexOf(typed) + 1,
    message: `"${typed}" would appear on the page exactly as typed; a picture’s description and a title hold words alone.`,
    remedy: 'Write the words themselves.',
  })
})

test('a block component must be on a line of its own', async () => {
  const words = [
    'Our hours are <OpeningHours/> as a rule.',
    '<Note title="X">ring us</Note>',
    '### <OpeningHours/>',
    'More.',
  ]
  const hours =
    '<OpeningHours> does not stand on a line of its own. Put each of its tags on a line of its own.'
  expect(await told(words.join('\n\n'))).toEqual([
    hours,
    '<Note> does not stand on a line of its own. Put each of its tags on a line of its own.',
    hours,
  ])
  const right = [
    'Before.\n<OpeningHours/>\nAfter.',
    '- <OpeningHours/>',
    'So:\n<Note title="X">\nring us\n</Note>',
  ]
  expect(await told(right.join('\n\n'))).toEqual([])
})

test('Markdown that pages would print as typed is reported at its exact place', async () => {
  const twoLines = 'Keep it clean.\nSee our list, or the [page] (/about)'
  expect(await found(twoLines)).toMatchObject([{ line: 70, column: 22, length: 15 }])
  expect(await found('Clean.\n\n##Aftercare')).toMatchObject([{ line: 71, column: 1, length: 11 }])
  expect(await found('Soap &amp; water, then **rest.')).toMatchObject([{ line: 69, column: 24, length: 2 }])
})

test.each(['##\u00a0More', '###\u00a0More', 'Then:\n\n-\u00a0Wash it', '- Wash it\n\u202f- Dry it'])(
  'a look-alike of a space that spoils a heading or list is reported: %j',
  async (words) => {
    expect(await told(words)).toEqual([expect.stringMatching(/ stands here in place of a space\. Delete it/)])
  },
)

test('a link or heading without words is reported', async () => {
  expect(await told('Ask [](/contact).\n\n###\n\n### \n\nMore.')).toEqual([
    'the link has no words to click. Write [the words to click](/contact).',
    'the heading has no words. Write them after the # signs, or remove the line.',
    'the heading has no words. Write them after the # signs, or remove the line.',
  ])
})

test('a heading with nothing below it is reported', async () => {
  const bare =
    'nothing stands below the heading. Write what belongs there, or take the heading out if the page does not need it.'
  expect(await told('### Washing\n\n#### With soap\n\nGently.\n\n#### Without\n\n### Sun')).toEqual([
    bare,
    bare,
  ])
  expect(await told('')).toEqual([bare])
})

test('a property that is a name takes no braces', async () => {
  expect(await told('<Fact name="{lasting}"/>')).toEqual([
    '<Fact name="{lasting}"> is unknown. Did you mean "lasting"?',
  ])
  expect(await told('<Clinic field="{phone}"/>')).toEqual([
    '<Clinic field="{phone}"/> refers to a fact that is not stated. Did you mean <Clinic field="phone"/>?',
  ])
})

test('a picture must be between empty lines', async () => {
  const picture = '![A hand](images/hand.png)'
  expect((await told(`Wash it.\n${picture}\nThen rest.`))[0]).toBe(
    'a picture stands among words. Put an empty line above and below it.',
  )
  expect(await told(`Wash it.\n\n${picture}\n\n- ${picture}`)).not.toContainEqual(
    expect.stringContaining('among words'),
  )
})

test('words on two lines are read the same with Windows line endings', async () => {
  expect(await told('A change of colour can be\r\npermanent.')).toEqual([])
  expect(await found('Keep it\r\nclean for 3 weeks.')).toMatchObject([{ line: 70, column: 11, length: 7 }])
})

test.each([
  [
    '### First\n\nWords\n---\n\nMore.',
    'this is read as a heading, and it does not begin with ## and a space.',
  ],
  ['```\nwords\n```', 'a block of code would appear on the page.'],
  ['<div>Be <b>gentle</b>.</div>', '"<div>" is read as a component, and there is none of that name.'],
  ['Most people heal.[^1]', '"[^1]" would appear on the page exactly as typed.'],
  ['- [ ] wash', '"[ ]" would appear on the page exactly as typed.'],
  ['Lasts < Fact name="lasting"/>', '"< Fact name="lasting"/>" would appear on the page exactly as typed.'],
])('%s is refused', async (words, message) => {
  expect((await found(words)).map((finding) => finding.message)).toEqual([message])
})
