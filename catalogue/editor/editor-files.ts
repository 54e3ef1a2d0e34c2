import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Kind, kinds } from '../read/kinds.ts'
import { formatJson } from './format-json.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { snippets } from './snippets.ts'

/** The JSON Schema of one kind of content, from the project's root. */
export const schemaFile = (kind: Kind) =>
  `.vscode/schemas/${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`

/** The completions for pages, from the project's root. */
export const snippetsFile = '.vscode/content.code-snippets'

/** Every file for editors that is made from the schemas: its path from the project's root, and its text. */
export function editorFiles(): Map<string, string> {
  const schemas = Object.entries(kinds).map(([kind, schema]): [string, string] => [
    schemaFile(kind as Kind),
    formatJson(jsonSchemaOf(schema, `Content: ${kind}`)),
  ])
  return new Map([...schemas, [snippetsFile, formatJson(snippets())]])
}

/** Writes the files for editors that differ from what the schemas say, and names them. */
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
