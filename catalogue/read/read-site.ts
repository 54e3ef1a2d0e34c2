import type { Finding } from '../finding.ts'
import type { Entry } from './entry.ts'
import { recordedEntry } from './file-record.ts'
import { kindOf, requiredFiles } from './kinds.ts'
import { fileFinding, listFiles } from './list-files.ts'
import { type ReadingOptions, readFiles } from './read-files.ts'
import type { ContentFile } from './read-record.ts'
import { unreadEntry } from './unread-entry.ts'

/** All content files, each read and checked by itself, and what is wrong with files as such. */
export interface SiteContent {
  entries: Entry[]
  /** Files under content/images, from the project's root. */
  images: string[]
  findings: Finding[]
}

/** Reads `<root>/content` whole. */
export async function readSite(root: string, reading?: ReadingOptions): Promise<SiteContent> {
  const { files, images, findings } = await listFiles(root)
  const site: SiteContent = { entries: [], images, findings: [] }
  for (const finding of findings) addUnread(site, finding)
  if (!findings.some(({ file }) => file === 'content')) site.findings.push(...missingFiles(files, findings))
  const known: ContentFile[] = []
  for (const file of files) {
    const kind = kindOf(file)
    if ('unknown' in kind) site.findings.push(unknownFile(file, kind.unknown))
    else known.push({ file, kind: kind.kind, slug: kind.slug ?? '' })
  }
  for (const record of await readFiles(root, known, reading)) site.entries.push(recordedEntry(record))
  return site
}

/** A page that can't be read is still a page: what names it names something that is there. */
function addUnread(site: SiteContent, finding: Finding): void {
  const kind = kindOf(finding.file)
  if ('unknown' in kind) site.findings.push(finding)
  else site.entries.push(unreadEntry(finding, kind.kind, kind.slug ?? ''))
}

function unknownFile(file: string, remedy: string): Finding {
  return fileFinding(file, 'is no kind of content that the site knows.', remedy)
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
