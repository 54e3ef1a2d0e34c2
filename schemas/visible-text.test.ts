import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visibleJson, visibleLines, visibleText } from './visible-text.ts'

/** Any code points, often control characters. */
const anyText = fc
  .array(fc.oneof(fc.nat(0xff), fc.nat(0x10ffff)))
  .map((points) => String.fromCodePoint(...points))
const steering = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{NChar}]/u

it('shows characters that would control a terminal', () => {
  expect(
    visibleText('\u001b]52;c;aGk=\u0007 \u001b[2J \u009b2J \u202eabc \u2028 \u0000 \uffff 🏴\u001b\u{e0067}'),
  ).toBe(
    '\\u{1b}]52;c;aGk=\\u{7} \\u{1b}[2J \\u{9b}2J \\u{202e}abc \\u{2028} \\u{0} \\u{ffff} 🏴\\u{1b}\\u{e0067}',
  )
})

it('leaves words, accents and emoji of several parts alone', () => {
  const text = 'Zoë 山田 👩‍⚕️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 £5'
  expect(visibleText(text)).toBe(text)
})

it('keeps lines and tabs of a message apart', () => {
  expect(visibleLines('a\tb\n\u001bc')).toEqual(['a    b', '\\u{1b}c'])
})

it('is safe for any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(visibleText(text)).not.toMatch(steering)
      const json = visibleJson({ text })
      expect(json).not.toMatch(steering)
      expect(JSON.parse(json)).toEqual({ text })
    }),
  )
})
