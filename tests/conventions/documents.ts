import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/built-site.ts'

/** Something that a document names, and where. */
export interface Mention {
  text: string
  /** `docs/operating.md:12`. */
  place: string
  /** The document's path from the root. */
  file: string
}

interface Documents {
  /** The text between backticks in running text. */
  spans: Mention[]
  /** Each line of every code block, split at `&&`, without prompt and comment. */
  blockLines: Mention[]
  /** Targets of links and pictures. */
  links: Mention[]
}

/** All documents: the README files and everything in `docs/`. */
export const documentFiles: string[] = [
  'README.md',
  'bench/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** What all documents name. */
export function readDocuments(): Documents {
  const all: Documents = { spans: [], blockLines: [], links: [] }
  for (const file of documentFiles) {
    let isFenced = false
    for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
      const place = `${file}:${index + 1}`
      const add = (list: Mention[], text: string) => list.push({ text, place, file })
      if (/^\s*```/.test(line)) isFenced = !isFenced
      else if (isFenced || /^ {4}(?! *[-*|] )\S/.test(line)) {
        const command = line
          .trim()
          .replace(/^\$ /, '')
          .replace(/\s+#.*$/, '')
        for (const part of command.split(/\s+&&\s+/)) add(all.blockLines, part)
      } else {
        for (const [, text = ''] of line.matchAll(/`([^`]+)`/g)) add(all.spans, text)
        for (const [, text = ''] of line.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g))
          add(all.links, text)
      }
    }
  }
  return all
}
