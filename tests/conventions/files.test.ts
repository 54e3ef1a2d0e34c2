import { expect, test } from 'vitest'
import { lineCount, placeOf, roomFiles, sourceFiles } from './source-files.ts'

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*'
/** `name.ts`, and what stands between name and extension: a test's kind, a hash. */
const fileName = new RegExp(`^${kebab}(?:\\.${kebab})*$`)
const folderName = new RegExp(`^${kebab}$`)

/** Names that vike, vitest or a reader of repositories expects. */
const vikeFile = /^(?:pages\/(?:[@\w-]+\/)*|renderer\/)\+[a-zA-Z]+(?:\.(?:server|client|shared))?\.tsx?$/
const toolFolder = /^(?:_error|@slug|__snapshots__)$/
const conventional = /(?:^|\/)README\.md$/

test('files and folders are named in kebab case', () => {
  const odd = roomFiles.filter((path) => {
    const folders = path.split('/')
    const name = folders.pop() ?? ''
    if (folders.some((folder) => !folderName.test(folder) && !toolFolder.test(folder))) return true
    return !fileName.test(name) && !vikeFile.test(path) && !conventional.test(path)
  })
  expect(odd).toEqual([])
})

test('no file is over 300 lines but lists of examples, and most are short', () => {
  const read = sourceFiles.filter(({ path }) => !path.endsWith('.examples.ts'))
  const counts = read.map(({ path, text }) => ({ path, lines: lineCount(text) }))
  expect(counts.filter(({ lines }) => lines > 300)).toEqual([])
  const sorted = counts.map(({ lines }) => lines).toSorted((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(80)
})

/** Each pattern is matched against the code without comments, or against the comments, as named. */
const escapes = [
  {
    name: 'the type any',
    in: 'code',
    pattern: /(?:(?<!\(\?)[:<&,]\s*|\|\s+|\bas\s+)any(?=\s*[;,)>=\]|{}[&]|\s*$)/gm,
  },
  { name: 'a compiler directive', in: 'comments', pattern: /@ts-(?:ignore|nocheck|expect-error)/g },
  {
    name: 'a lint exception without a reason',
    in: 'comments',
    pattern: /biome-ignore(?!(?:-all|-start)?\s+[\w/]+: \w+ \w+ \w+)/g,
  },
  { name: 'a note of work left over', in: 'comments', pattern: /\b(?:TO.?DO|FIX.?ME|XXX|HACK)\b/g },
] as const

test('no file holds an escape from the checks', () => {
  const found = sourceFiles.flatMap((file) => {
    const searched = { code: blank(file.text, 'comments'), comments: blank(file.text, 'code') }
    return escapes.flatMap(({ name, in: part, pattern }) =>
      [...searched[part].matchAll(pattern)].map(({ index }) => `${placeOf(file, index)}: ${name}`),
    )
  })
  expect(found).toEqual([])
})

/** The text with its comments, or all but its comments, blanked out; strings count as neither. Line breaks stay. */
function blank(text: string, what: 'comments' | 'code'): string {
  const token =
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*)/g
  const spaces = (part: string) => part.replace(/[^\n]/g, ' ')
  let kept = ''
  let end = 0
  for (const match of text.matchAll(token)) {
    const [whole, , comment] = match
    const between = text.slice(end, match.index)
    kept += what === 'code' ? spaces(between) : between
    kept += comment && what === 'code' ? whole : spaces(whole)
    end = match.index + whole.length
  }
  return kept + (what === 'code' ? spaces(text.slice(end)) : text.slice(end))
}
