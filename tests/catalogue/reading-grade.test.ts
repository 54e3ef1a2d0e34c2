import { expect, test } from 'vitest'
import { root } from '../support/built-site.ts'
import { readingGrades } from '../support/reading-grade.ts'

const hardest = 8

test('the advice on each treatment’s page is read at grade 8 or below', async () => {
  const treatments = (await readingGrades(root)).filter(({ kind }) => kind === 'treatment')
  expect(treatments).not.toEqual([])
  const hard = treatments.filter(({ prose, keys }) => !(prose <= hardest && keys <= hardest))
  expect(hard.map(({ page, prose, keys }) => `${page}: ${prose.toFixed(1)}, ${keys.toFixed(1)}`)).toEqual([])
})
