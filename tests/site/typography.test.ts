import { expect, test } from 'vitest'
import { Page } from '../../catalogue/rendered/built-site.ts'
import { builtHtml, builtPages } from '../support/built-site.ts'

const pages = builtPages().map((path) => {
  const html = builtHtml(path)
  return { path, html, runs: new Page({ file: path, path, html }).runs.map(({ value }) => value) }
})

test('no text of a page has a straight quote or apostrophe', () => {
  const straight = pages.flatMap(({ path, runs }) =>
    runs.filter((text) => /['"]/.test(text)).map((text) => `${path}: ${text}`),
  )
  expect(straight).toEqual([])
})

test('no range has a dash instead of a hyphen', () => {
  const dashes = pages.flatMap(({ runs }) => runs.filter((text) => /\d\s?[\u2012-\u2014]\s?[\d£]/.test(text)))
  expect(dashes).toEqual([])
})

test('the head of a page has ordinary hyphens, not unbreakable ones', () => {
  const heads = pages.map(({ html }) => html.slice(0, html.indexOf('</head>')))
  expect(heads.filter((head) => head.includes('\u2011'))).toEqual([])
})
