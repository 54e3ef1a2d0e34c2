import { expect, test } from 'vitest'
import { renames } from './renames.ts'
import type { Version, VersionFile } from './version.ts'

function page(slug: string, title: string, lines: readonly string[]): VersionFile {
  return {
    file: `content/treatments/${slug}.mdx`,
    kind: 'treatment',
    slug,
    text: lines.join('\n'),
    checked: true,
    data: { title },
    sections: [],
    placeholderLines: new Set(),
  }
}

const version = (...files: VersionFile[]): Version => ({
  files: new Map(files.map((file) => [file.file, file])),
  claims: [],
})
const pairs = (before: Version, after: Version) =>
  renames(before, after).map(({ from, to }) => `${from.slug} -> ${to.slug}`)

const peel = page('peel', 'Peel', ['one', 'two', 'three', 'four'])

test('a treatment is known again by its title', () => {
  expect(pairs(version(peel), version(page('skin-peel', 'Peel', ['all', 'new'])))).toEqual([
    'peel -> skin-peel',
  ])
})

test('or by half of its lines', () => {
  const other = page('scrub', 'Scrub', ['one', 'two', 'five', 'six'])
  expect(pairs(version(peel), version(other))).toEqual(['peel -> scrub'])
})

test('the title counts for more', () => {
  const [same, alike] = [
    page('a', 'Peel', ['all', 'new']),
    page('b', 'Scrub', ['one', 'two', 'three', 'four']),
  ]
  expect(pairs(version(peel), version(alike, same))).toEqual(['peel -> a'])
})

test('one that went and another that came are two', () => {
  const other = page('scrub', 'Scrub', ['one', 'five', 'six', 'seven'])
  expect(pairs(version(peel), version(other))).toEqual([])
})

test('one that stayed is not renamed', () => {
  expect(pairs(version(peel), version(peel, page('copy', 'Peel', ['one', 'two', 'three', 'four'])))).toEqual(
    [],
  )
})
