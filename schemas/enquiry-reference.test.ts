import { expect, it } from 'vitest'
import { createReference, parseReference, readReferencePart } from './enquiry-reference.ts'

it('uses every character about equally often, and no look-alikes', () => {
  const counts = new Map<string, number>()
  for (let index = 0; index < 5_000; index += 1) {
    const reference = createReference()
    expect(reference).toMatch(/^ENQ-[2-9ACDEFHJKMNPQRTVWXY]{4}-[2-9ACDEFHJKMNPQRTVWXY]{4}$/)
    for (const character of reference.slice(4).replace('-', ''))
      counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const expected = (5_000 * 8) / 26
  expect(counts.size).toBe(26)
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.2)
})

it.each([
  'ENQ-7F3K-9QW2',
  'enq-7f3k-9qw2',
  '7F3K9QW2',
  ' enq 7f3k 9qw2 ',
  'ENQ7F3K–9QW2',
  'ENQ-7F3K-9OWZ',
  '7f3k-90w2',
  'ENQ-7F3K-9QW2,',
  'ENQ-7F3K-9QW2. ',
  '"ENQ-7F3K-9QW2"',
  '(ENQ-7F3K-9QW2).',
  '‘ENQ-7F3K-9QW2’',
  '<ENQ-7F3K-9QW2>',
  '\u200bENQ-7F3K-\u20609QW2\ufeff',
])('%j is read as meant', (text) => {
  expect(parseReference(text)).toBe('ENQ-7F3K-9QW2')
})

it('reads a code that begins like the prefix', () => {
  expect(parseReference('ENQ7F3K9')).toBe('ENQ-ENQ7-F3K9')
  expect(parseReference('ENQ-ENQ7-F3K9')).toBe('ENQ-ENQ7-F3K9')
  expect(readReferencePart('ENQ-ENQ7-F3')).toBe('ENQ7F3')
})

it.each(['ENQ-7F3K-9', 'enq 7f3k9', 'ENQ–7F3K9'])('%j is part of a reference', (text) => {
  expect([parseReference(text), readReferencePart(text)]).toEqual([undefined, '7F3K9'])
})

it.each([
  '',
  'ENQ',
  'ENQ-7F3K-9QW',
  'ENQ-7F3K-9QW22',
  'ENQ-7F3K-91W2',
  'ENQ-7F3K-9Q\u001b2',
  'ABC-7F3K-9QW2',
])('%j is no reference', (text) => {
  expect(parseReference(text)).toBeUndefined()
})
