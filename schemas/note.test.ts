import { expect, it } from 'vitest'
import { noteLimit } from './enquiry-limits.ts'
import { noteSchema } from './note.ts'

it('is plain text of a sensible length', () => {
  expect(noteSchema.parse(' Rang,\r\nno answer ')).toBe('Rang,\nno answer')
  expect(noteSchema.parse('Rang \u2068+44 7700 900123\u2069\u2028no answer')).toBe(
    'Rang +44 7700 900123\nno answer',
  )
  for (const text of ['', '  ', 'x'.repeat(noteLimit + 1), 'beep\u0007']) {
    expect(noteSchema.safeParse(text).success).toBe(false)
  }
})
