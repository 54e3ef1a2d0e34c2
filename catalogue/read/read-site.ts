import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, fileFinding } from '../finding.ts'
import { kindOf, requiredFiles } from './kinds.ts'
import { listFiles } from './list-files.ts'
import { type ReadFile, readFile } from './read-file.ts'
import { readText } from './read-text.ts'

/** All files of a site, each read and checked by itself. */
export interface ReadSite {
  files: ReadFile[]
  images: string[]
  /** Slugs of the treatments that have a drawing. */
  drawings: string[]
  /** What is wrong with files as such; what is wrong in a file stands with it. */
  findings: Finding[]
}

/** Reads `<root>/content`. */
export async function readSite(root: string): Promise<ReadSite> {
  const { files, images, findings } = await listFiles(root)
  const site: ReadSite = { files: [], images, findings: [...findings], drawings: await listDrawings(root) }
  for (const file of files) {
    const kind = kindOf(file, files)
    if ('remedy' in kind) {
      site.findings.push(fileFinding(file, 'is no kind of content that the site knows.', kind.remedy))
      continue
    }
    const text = await readText(root, file)
    if (typeof text === 'string') site.files.push(readFile(file, kind.kind, kind.slug, text))
    else site.findings.push(text)
  }
  const told = new Set([...site.files, ...site.findings].map(({ file }) => file))
  for (const file of requiredFiles) {
    if (told.has(file) || told.has('content') || told.has(file.replace(/\/[^/]*$/, ''))) continue
    const remedy = 'Restore it from version control; the site can’t be built without it.'
    site.findings.push(fileFinding(file, 'the file is missing.', remedy))
  }
  return site
}

/** Drawings are components, one file a treatment. */
async function listDrawings(root: string): Promise<string[]> {
  const names = await readdir(join(root, 'renderer/illustrations')).catch(() => [])
  return names.flatMap((name) => (name.endsWith('.tsx') ? [name.slice(0, -'.tsx'.length)] : []))
}
