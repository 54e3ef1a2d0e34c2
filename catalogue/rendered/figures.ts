import { attributeOf, closest, type Element, type TextNode } from './element.ts'
import { type Mismatch, unknown } from './mismatch.ts'
import type { PageCheck, PageScope } from './scope.ts'
import { statedPrices, statedTexts } from './stated-texts.ts'
import { blocksOf, inlineText, textRuns } from './text-runs.ts'
import { figuresIn, holdsWhole } from './whole-figures.ts'
import { squash } from './words.ts'

/** Attributes whose words a visitor hears or reads. */
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']

/**
 * Every text with a figure that a page shows or has read out is said so somewhere in the content it is made from, and every
 * figure of it is a whole one there. Set prices are compared in place.
 */
export const figures: PageCheck = (scope) => {
  const { page } = scope
  const texts = statedTexts(scope)
  const known = texts.map(squash).join('\n')
  const knownFigures = new Set(texts.flatMap(figuresIn))
  const isStated = (text: string, node: Element | TextNode) =>
    holdsWhole([known, ...statedPrices(node, scope).map(squash)].join('\n'), squash(text))
  const areStated = (text: string, node: Element | TextNode) => {
    const own = new Set(statedPrices(node, scope).flatMap(figuresIn))
    return figuresIn(text).every((figure) => knownFigures.has(figure) || own.has(figure))
  }
  const runs = textRuns(page.texts).filter(
    ({ text, node }) => /\d/.test(text) && !closest(node, { with: { 'data-price': true } }),
  )
  return [
    ...runs
      .filter(({ text, node }) => !isStated(text, node))
      .map(({ text, node }) => unknown('figure', { text, place: page.placeOf(node) })),
    ...blocksOf(runs).flatMap(({ block, node }): Mismatch[] => {
      const text = inlineText(block)
      return areStated(text, block) ? [] : [unknown('figure', { text, place: page.placeOf(node) })]
    }),
    ...spoken.flatMap((name) => attributeProblems(name, scope, isStated)),
  ]
}

function attributeProblems(
  name: string,
  { page }: PageScope,
  isStated: (text: string, node: Element) => boolean,
): Mismatch[] {
  return page.all({ with: { [name]: true } }).flatMap((element) => {
    const said = page.saidBy(element, name)
    const text = attributeOf(element, name) ?? ''
    return said && /\d/.test(text) && !isStated(text, element) ? [unknown(`figure in ${name}`, said)] : []
  })
}
