import type { Finding } from '../finding.ts'
import { absentFiles, type Present } from './absent-files.ts'
import { absentTreatments } from './absent-treatments.ts'
import type { Entry } from './entry.ts'
import { recordedEntry } from './file-record.ts'
import { kindOf } from './kinds.ts'
import { fileFinding, listFiles } from './list-files.ts'
import { type ReadingOptions, readFiles } from './read-files.ts'
import type { ContentFile } from './read-record.ts'
import { unreadEntry } from './unread-entry.ts'

/** All content files, each read and checked by itself, and what is wrong with files as such. */
export interface SiteContent {
  entries: Entry[]
  /** Files that are not there, though others name them or no site is without them. */
  absent: Entry[]
  /** Files under content/images, from the project's root. */
  images: string[]
  findings: Finding[]
}

/** Reads `<root>/content` whole. */
export async function readSite(root: string, reading?: ReadingOptions): Promise<SiteContent> {
  const list = await listFiles(root)
  const site: SiteContent = { entries: [], absent: [], images: list.images, findings: [] }
  for (const finding of list.findings) addUnread(site, finding)
  const known: ContentFile[] = []
  const unknown: string[] = []
  const present = new Set(list.files)
  for (const file of list.files) {
    const kind = kindOf(file, present)
    if ('unknown' in kind) {
      unknown.push(file)
      site.findings.push(unknownFile(file, kind.unknown))
    } else known.push({ file, kind: kind.kind, slug: kind.slug ?? '' })
  }
  for (const record of await readFiles(root, known, reading)) site.entries.push(recordedEntry(record))
  const presence: Present = {
    known: new Set(known.map(({ file }) => file)),
    unknown,
    reported: new Set(list.findings.map(({ file }) => file)),
  }
  site.absent = [...absentFiles(presence), ...absentTreatments(site.entries, presence)]
  return site
}

/** A page that can't be read is still a page: what names it names something that is there. */
function addUnread(site: SiteContent, finding: Finding): void {
  const { file } = finding
  const kind = kindOf(file)
  if ('unknown' in kind) site.findings.push(finding)
  else site.entries.push(unreadEntry(file, kind.kind, kind.slug ?? '', [finding]))
}

function unknownFile(file: string, remedy: string): Finding {
  return fileFinding(file, 'is no kind of content that the site knows.', remedy)
}
