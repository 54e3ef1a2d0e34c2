import type { Finding } from '../finding.ts'
import type { Entry } from './entry.ts'
import { kindOf, requiredFiles } from './kinds.ts'
import { fileFinding, listFiles } from './list-files.ts'
import { readEntry } from './read-entry.ts'
import { readText } from './read-text.ts'

/** All content files, each read and checked by itself, and what is wrong with files as such. */
export interface SiteContent {
  entries: Entry[]
  /** Files under content/images, from the project's root. */
  images: string[]
  findings: Finding[]
}

/** Reads `<root>/content` whole. */
export async function readSite(root: string): Promise<SiteContent> {
  const { files, images, findings } = await listFiles(root)
  const site: SiteContent = { entries: [], images, findings: [...findings] }
  if (!findings.some(({ file }) => file === 'content')) site.findings.push(...missingFiles(files, findings))
  for (const file of files) {
    const kind = kindOf(file)
    if ('unknown' in kind) {
      site.findings.push(fileFinding(file, 'is no kind of content that the site knows.', kind.unknown))
      continue
    }
    const text = await readText(root, file)
    if (typeof text === 'string') site.entries.push(await readEntry(file, kind.kind, kind.slug ?? '', text))
    else site.findings.push(text)
  }
  return site
}

function missingFiles(files: readonly string[], findings: readonly Finding[]): Finding[] {
  return requiredFiles
    .filter((path) => !files.includes(path) && !findings.some(({ file }) => file === path))
    .map((path) =>
      fileFinding(
        path,
        'the file is missing.',
        'Restore it from version control; the site can’t be built without it.',
      ),
    )
}
