import { expect, test } from 'vitest'
import { neededNames, PageStyles } from './page-styles.ts'

const css =
  '@layer base{:root{--used:red;--other:blue}.a{color:var(--used)}.b,.c{color:var(--other);animation:turn 1s}.a{top:0;&:has(.c){left:0}}}@media print{.b{display:none}}@keyframes turn{to{rotate:1turn}}'
const all = new Set(['.a', '.b', '.c'])

test('a page gets the rules, tokens and animations that its names use, and no empty block', () => {
  const styles = new PageStyles(css, all, new Set())
  expect(styles.for(new Set(['.a']))).toBe('@layer base{:root{--used:red}.a{color:var(--used)}.a{top:0}}')
  expect(styles.for(new Set(['.a', '.b']))).toContain('@keyframes turn{to{rotate:1turn}}')
})

test('rules for paper, or for names that come later, come later without layers, and the tokens that they need come first', () => {
  const styles = new PageStyles(css, all, new Set(['.c']))
  expect(styles.for(new Set(['.a', '.c']))).toBe(
    '@layer base{:root{--used:red;--other:blue}.a{color:var(--used)}.a{top:0}}@keyframes turn{to{rotate:1turn}}',
  )
  expect(styles.later).toBe(
    '.c{color:var(--other);animation:turn 1s}.a{&:has(.c){left:0}}@media print{.b{display:none}}',
  )
})

test.each([
  ['.nav[data-open]>.nav-list', ['[data-open', '.nav', '.nav-list']],
  ['html:not(.c) :is(.a,.b) p:hover::before', ['html', 'p']],
  ['[data-island]:has(>dialog:not(:modal)[open])', ['[data-island', '[open', 'dialog']],
  ['.gap-2\\.5', ['.gap-2.5']],
  ['.md\\:grid-cols-3:hover', ['.md:grid-cols-3']],
  ['::-webkit-datetime-edit', ['input']],
])('%s applies only where these are: %s', (selector, names) => {
  expect(neededNames(selector)).toEqual(names)
})
