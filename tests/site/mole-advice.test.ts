import { expect, test } from 'vitest'
import { builtDocument } from '../support/built-document.ts'
import { builtPages } from '../support/built-site.ts'
import { attributeOf, textOf } from '../support/html-document.ts'

/** What each page says about a mole that is new, changing or bleeding; a note is read whole, with its title. */
const advice = builtPages().flatMap((path) => {
  const page = builtDocument(path)
  return ['main p', 'main li', 'main .note']
    .flatMap((selector) => page.all(selector))
    .filter((element) => attributeOf(element, 'class') !== 'note-title')
    .map(textOf)
    .filter((text) => /\b(?:mole|mark)s?\b[^.]*\b(?:new|changing|bleeding)\b/i.test(text))
    .map((text) => `${path}: ${text}`)
})

test('every page gives the same advice on a new, changing or bleeding mole: GP or NHS 111, now', () => {
  expect(advice.length).toBeGreaterThanOrEqual(5)
  const inFull = /new, changing or bleeding.*see your GP or call NHS 111 now/i
  expect(advice.filter((text) => !inFull.test(text))).toEqual([])
})
