import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { dashed, type Kind, kinds } from '../../schemas/content/kinds.ts'
import { snippets } from './snippets.ts'

/** Validations left out of the schemas for editors: the content check reports them in plain sentences. */
const checkedOnSave = ['regex', 'trim', 'min_length', 'max_length', 'min_value', 'check', 'raw_check']

/** The JSON Schema of one kind of content, from the project's root. */
export const schemaFile = (kind: Kind) => `.vscode/schemas/${dashed(kind)}.json`

/** Every file for editors that is made from the schemas: its path from the project's root, and its text. */
export function editorFiles(): Map<string, string> {
  const schemas = Object.entries(kinds).map(([kind, schema]): [file: string, text: string] => [
    schemaFile(kind as Kind),
    json(toJsonSchema(schema, { target: 'draft-07', errorMode: 'ignore', ignoreActions: checkedOnSave })),
  ])
  return new Map([...schemas, ['.vscode/content.code-snippets', json(snippets())]])
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Writes the files for editors that are out of date, and returns their paths. */
export async function writeEditorFiles(root: string): Promise<string[]> {
  const written: string[] = []
  for (const [file, text] of editorFiles()) {
    const path = join(root, file)
    if ((await readFile(path, 'utf8').catch(() => '')) === text) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    written.push(file)
  }
  return written
}
