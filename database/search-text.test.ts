import { expect, it } from 'vitest'
import { foldText, searchPatterns } from './search-text.ts'

it('knows no accents and no capitals', () => {
  expect(foldText('Éloïse ÅNGSTRÖM ﬁ')).toBe('eloise angstrom fi')
})

it('looks for each word, with wildcards meant as characters', () => {
  expect(searchPatterns(' Zoë  100%_\\ ')).toEqual(['%zoe%', '%100\\%\\_\\\\%'])
  expect(searchPatterns('  ')).toEqual([])
})
