import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, fileFinding } from '../finding.ts'
import { kindOf, requiredFiles, whatContentIs } from './kinds.ts'
import { listFiles } from './list-files.ts'
import { type ReadFile, readFile } from './read-file.ts'
import { readText } from './read-text.ts'

/** All files of a site, each read and checked by itself. */
export interface ReadSite {
  files: ReadFile[]
  images: string[]
  /** Slugs of the treatments that have a drawing. */
  drawings: string[]
  /** Files of a known kind that are missing or whose text can't be read. */
  unread: Pick<ReadFile, 'kind' | 'slug' | 'value'>[]
  /** Problems of whole files; problems inside a file are in its own findings. */
  findings: Finding[]
}

/** Files as an earlier check read them, by their path. */
export type KnownFiles = Map<string, ReadFile>

/** Reads `<root>/content`; a known file is parsed and checked again only if its text has changed. */
export function readSite(root: string, known: KnownFiles = new Map()): ReadSite {
  const { files, images, findings } = listFiles(root)
  const site: ReadSite = { files: [], unread: [], images, findings, drawings: listDrawings(root) }
  for (const file of files) {
    const kind = kindOf(file)
    if (!kind) {
      const meant = usualName(file)
      const isOnly = files.filter((one) => usualName(one) === meant).length === 1
      const remedy = kindOf(meant) && isOnly ? `Name it ${meant}.` : whatContentIs
      site.findings.push(fileFinding(file, 'is not a kind of content that the site knows.', remedy))
      continue
    }
    const text = readText(root, file)
    if (typeof text !== 'string') {
      site.findings.push(text)
      site.unread.push({ ...kind, value: undefined })
    } else {
      const before = known.get(file)
      const read = before?.source.text === text ? before : readFile(file, kind.kind, kind.slug, text)
      known.set(file, read)
      site.files.push(read)
    }
  }
  for (const [file, kind] of requiredFiles) {
    if (files.includes(file)) continue
    site.unread.push({ ...kind, value: undefined })
    // Its folder may have been told, or the file under another name.
    if (site.findings.some((told) => `${file}/`.startsWith(`${usualName(told.file)}/`))) continue
    const remedy =
      'Restore it from version control, or give its name to the file that holds it; the site can’t be built without it.'
    site.findings.push(fileFinding(file, 'the file is missing.', remedy))
  }
  return site
}

/** The path of a file as content has it: in small letters, with hyphens for spaces, and with the usual ending. */
const usualName = (path: string) =>
  path
    .toLowerCase()
    .replace(/ +/g, '-')
    .replace(/\.(ya?ml|mdx?)(?:\.txt)?$/, (_, end) => (/y/.test(end) ? '.yaml' : '.mdx'))

/** Drawings are components, one file a treatment. */
function listDrawings(root: string): string[] {
  const folder = join(root, 'renderer/illustrations')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.flatMap((name) => (name.endsWith('.tsx') ? [name.slice(0, -'.tsx'.length)] : []))
}
