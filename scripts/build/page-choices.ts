import type { Choice, Edit } from '../../server/site/manifest.ts'
import { attributeOf, type Element, elementsBelow } from './elements.ts'

/**
 * What the query of an address may choose on a page, for the server to apply.
 * `?reason=` selects an option of `<select data-query="reason">`. `?about=` shows the line of that value among
 * `<p data-query="about" data-value="..." hidden>`, and its words begin the `<textarea data-begins="about">`.
 */
export function choicesOf(elements: readonly Element[], html: string): Choice[] {
  return elements.flatMap((element) => {
    const name = attributeOf(element, 'data-query')
    if (name === undefined) return []
    if (element.tagName === 'select') return optionsOf(element, name, html)
    const value = attributeOf(element, 'data-value')
    return value ? [choice(name, value, lineEdits(element, name, elements, html))] : []
  })
}

function optionsOf(select: Element, name: string, html: string): Choice[] {
  return elementsBelow(select).flatMap((option) => {
    const value = option.tagName === 'option' ? attributeOf(option, 'value') : undefined
    const end = option.sourceCodeLocation?.attrs?.value?.endOffset
    return value && end !== undefined ? [choice(name, value, [edit(html, end, end, ' selected=""')])] : []
  })
}

function lineEdits(line: Element, name: string, elements: readonly Element[], html: string): Edit[] {
  const { attrs, startTag, endTag } = line.sourceCodeLocation ?? {}
  const { hidden } = attrs ?? {}
  if (!hidden || !startTag || !endTag) return []
  const words = html.slice(startTag.endOffset, endTag.startOffset)
  const texts = elements.filter((element) => attributeOf(element, 'data-begins') === name)
  return [
    edit(html, hidden.startOffset, hidden.endOffset, ''),
    ...texts.flatMap(({ sourceCodeLocation }) => {
      const at = sourceCodeLocation?.startTag?.endOffset
      return at === undefined ? [] : [edit(html, at, at, `${words}\n\n`)]
    }),
  ]
}

const choice = (name: string, value: string, edits: Edit[]): Choice => ({
  query: new URLSearchParams({ [name]: value }).toString(),
  edits: edits.toSorted((a, b) => a.at - b.at),
})

const edit = (html: string, start: number, end: number, text: string): Edit => ({
  at: Buffer.byteLength(html.slice(0, start)),
  length: Buffer.byteLength(html.slice(start, end)),
  text,
})
