import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { slug } from 'github-slugger'
import { expect, test } from 'vitest'
import { settingNames } from '../../schemas/settings/service-settings.ts'
import { root } from '../support/built-site.ts'
import { commandProblem, isCommand } from './commands.ts'
import { documentFiles, type Mention, readDocuments } from './documents.ts'
import { roomFiles, sourceFiles } from './source-files.ts'

const { spans, blockLines, links } = readDocuments()
const rootFiles = [
  'package.json',
  'vite.config.ts',
  'vitest.config.ts',
  'biome.json',
  'tsconfig.json',
  'knexfile.ts',
]
const known = [...roomFiles, ...rootFiles.filter((file) => existsSync(join(root, file)))]

/** Folders that a build or a run creates. */
const made = /^(?:dist|var|node_modules)(?:\/|$)/

const listed = (problems: [Mention, string | undefined][]) =>
  problems.flatMap(([{ place, text }, problem]) => (problem ? [`${place}: ${text}: ${problem}`] : []))

test('every command that a document names exists, with its options', () => {
  const commands = [...spans, ...blockLines].filter(({ text }) => isCommand(text))
  expect(commands.length).toBeGreaterThan(10)
  expect(listed(commands.map((mention) => [mention, commandProblem(mention.text)]))).toEqual([])
})

test('every path that a document names exists, unless the decision is superseded', () => {
  const superseded = documentFiles.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n\n')
      .filter((paragraph) => /\bSupersedes\b/.test(paragraph))
      .flatMap((paragraph) => [...paragraph.matchAll(/\(([\w-]+\.md)\)/g)])
      .map(([, decision = '']) => join(dirname(file), decision)),
  )
  const paths = spans.filter(({ text, file }) => isPath(text) && !superseded.includes(file))
  expect(paths.length).toBeGreaterThan(30)
  expect(listed(paths.map((mention) => [mention, pathProblem(mention.text)]))).toEqual([])
})

test('every link within the documents leads somewhere', () => {
  const local = links.filter(({ text }) => !/^(?:[a-z]+:|\/)/.test(text))
  expect(listed(local.map((mention) => [mention, linkProblem(mention)]))).toEqual([])
})

test('every setting of the service is in the operator’s table', () => {
  const table = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  expect(settingNames.length).toBeGreaterThan(10)
  const missing = settingNames.filter((name) => !new RegExp(`^\\|.*\`${name}\`.*\\|`, 'm').test(table))
  expect(missing, 'Add a row to docs/operating.md').toEqual([])
})

test('every setting that a document names is read by a program', () => {
  const settings = spans.filter(({ text }) => /^[A-Z]+(?:_[A-Z]+)+$/.test(text))
  const readBy = (name: string) =>
    sourceFiles.some(({ room, text }) => room !== 'tests' && text.includes(name))
  expect(settings.length).toBeGreaterThan(5)
  expect(
    listed(settings.map((mention) => [mention, readBy(mention.text) ? undefined : 'is read by no program'])),
  ).toEqual([])
})

/** Whether a span is meant as a path: it names a file with an extension, or ends with a slash. */
function isPath(text: string): boolean {
  const shape = /^(?![/.]*$)\.{0,2}[\w@+<>*-][\w@+./<>*-]*$/
  return (
    shape.test(text) &&
    (/[^/]\/$/.test(text) ||
      /[\w>*-]\.(?:tsx?|mjs|mdx?|ya?ml|json|css|html|sqlite3|png|svg|woff2)$/.test(text))
  )
}

function pathProblem(text: string): string | undefined {
  if (made.test(text) || existsSync(join(root, text))) return undefined
  const pattern = text.replace(/[.+@()]/g, '\\$&').replace(/<[^>]+>|\*+/g, '[^/]+')
  const whole = new RegExp(`^${pattern.replace(/\/$/, '/.*')}$`)
  if (known.some((path) => whole.test(path))) return undefined
  const isBareName = !text.includes('/') && known.some((path) => whole.test(basename(path)))
  return isBareName ? undefined : 'does not exist'
}

function linkProblem({ text, file }: Mention): string | undefined {
  const [path = '', anchor] = text.split('#')
  const target = path === '' ? file : normalize(join(dirname(file), path))
  if (!existsSync(join(root, target))) return 'does not exist'
  if (!anchor) return undefined
  const headings = readFileSync(join(root, target), 'utf8').match(/^#+ .*$/gm) ?? []
  return headings.map((heading) => slug(heading.replace(/^#+ /, ''))).includes(anchor)
    ? undefined
    : 'has no such heading'
}
