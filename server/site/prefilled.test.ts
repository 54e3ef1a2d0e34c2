import { expect, test } from 'vitest'
import { prefilledPages } from './prefilled.ts'

const form = (first = '', second = '') =>
  `<form><select name="size"><option value="s">Small</option></select><select data-query="reason" name="why"><option value="">Choose</option><option value="a-b"${first}>A</option><option value="c"${second}>C</option></select></form>`

test('every choice that the address may make is a page of its own', () => {
  expect([...prefilledPages('/contact', form())]).toEqual([
    ['/contact?reason=a-b', form(' selected=""')],
    ['/contact?reason=c', form('', ' selected=""')],
  ])
})

test('a page without such a field has none', () => {
  expect([...prefilledPages('/', '<select><option value="a">A</option></select>')]).toEqual([])
})
