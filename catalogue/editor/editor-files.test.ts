import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dashed, folders, type Kind, kinds } from '../../schemas/content/kinds.ts'
import { components } from '../../schemas/content/prose-components.ts'
import { editorFiles, schemaFile } from './editor-files.ts'
import { snippets } from './snippets.ts'

const settings: { 'yaml.schemas': Record<string, string>; 'yaml.customTags': string[] } = JSON.parse(
  readFileSync('.vscode/settings.json', 'utf8'),
)

test.each([...editorFiles()])('%s is up to date with the schemas', (file, text) => {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  expect(kept, 'Run: npm run -s clinic -- content schemas').toBe(text)
})

test('each content file has the schema of its kind, and the mark of placeholders is known', () => {
  const inFolders: Record<string, string> = folders
  const patterns = (Object.keys(kinds) as Kind[]).map((kind) => {
    const folder = inFolders[kind]
    return [schemaFile(kind), `content/${folder ? `${folder}/*.mdx` : `${dashed(kind)}.yaml`}`]
  })
  expect(settings['yaml.schemas'], 'Change yaml.schemas in .vscode/settings.json').toEqual(
    Object.fromEntries(patterns),
  )
  expect(settings['yaml.customTags']).toContain('!placeholder scalar')
})

test('every component has a completion, and another for a different treatment’s value if it takes one', () => {
  const names = Object.keys(snippets()).map((label) => label.replace('component: ', ''))
  expect(names.filter((name) => !name.includes(' '))).toEqual(Object.keys(components))
  expect(names).toEqual(expect.arrayContaining(['Price of=', 'Fact of=']))
  expect(snippets()['component: Fact']?.body[0]).toMatch(/^<Fact name="\$\{1\|duration,.*\|\}"\/>$/)
  expect(snippets()['component: Note']?.body).toEqual(['<Note title="$1">', '', '$0', '', '</Note>'])
  expect(snippets()['component: Other']?.body).toEqual(['<Other>$1</Other>'])
})
