import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { remarkTypeset } from './remark-typeset.ts'

/** The texts of a page's prose after the plugin. */
function textsOf(prose: string): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkTypeset)
  const root = processor.runSync(processor.parse(prose))
  return [...JSON.stringify(root).matchAll(/"type":"text","value":"((?:[^"\\]|\\.)*)"/g)].map(
    ([, text]) => JSON.parse(`"${text}"`) as string,
  )
}

test('quotes are set across the parts of a paragraph, and start afresh in the next', () => {
  expect(textsOf('Ask "**any** nurse", it\'s face-to-face.\n\n"Yes."')).toEqual([
    'Ask “',
    'any',
    ' nurse”, it’s face\u2011to\u2011face.',
    '“Yes.”',
  ])
})

test('after a component a quote closes', () => {
  expect(textsOf('The clinic "<Clinic field="name"/>"\'s door')).toEqual(['The clinic “', '”’s door'])
})

test('titles of notes are set, names of facts are not', () => {
  const root = unified().use(remarkParse).use(remarkMdx)
  const set = root.use(remarkTypeset)
  const text = JSON.stringify(set.runSync(set.parse('<Note title="If it\'s hot">\n\nRing.\n\n</Note>')))
  expect(text).toContain('If it’s hot')
})
