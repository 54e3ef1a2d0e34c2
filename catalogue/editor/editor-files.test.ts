import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kindOf, requiredFiles } from '../read/kinds.ts'
import { editorFiles, schemaFile } from './editor-files.ts'

const settings: { 'yaml.schemas': Record<string, string>; 'yaml.customTags': string[] } = JSON.parse(
  readFileSync('.vscode/settings.json', 'utf8'),
)

describe('files for editors', () => {
  test.each([...editorFiles()])('%s says what the schemas say', (file, text) => {
    expect(readFileSync(file, 'utf8'), 'Run: npm run -s clinic -- content schemas').toBe(text)
  })

  test('each content file has the schema of its kind', () => {
    const files = [...requiredFiles, 'content/waivers.yaml', 'content/treatments/a.mdx']
    for (const file of files) {
      const kind = kindOf(file)
      if (!('kind' in kind)) throw new Error(`${file} is no content`)
      const pattern = kind.slug === undefined ? file : file.replace(/[^/]+$/, '*.mdx')
      expect(settings['yaml.schemas'][schemaFile(kind.kind)]).toBe(pattern)
    }
  })

  test('the mark of placeholders is known before values', () => {
    expect(settings['yaml.customTags']).toContain('!placeholder scalar')
  })
})
