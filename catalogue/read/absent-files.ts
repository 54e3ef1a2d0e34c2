import { nearest } from '../../schemas/content/nearest.ts'
import { type Finding, fileName } from '../finding.ts'
import type { Entry } from './entry.ts'
import { kindOf, requiredFiles } from './kinds.ts'
import { fileFinding } from './list-files.ts'
import { unreadEntry } from './unread-entry.ts'

const remedy = 'Restore it from version control; the site can’t be built without it.'

/** What a folder with content holds, as paths from the project's root. */
export interface Present {
  /** Files of a known kind. */
  known: ReadonlySet<string>
  /** Files that are no kind of content. */
  unknown: readonly string[]
  /** Files and folders of which something is said already, such as that they can't be read. */
  reported: ReadonlySet<string>
}

/** Files without which there is no site and that are missing. Of a whole folder that is missing one thing is said. */
export function absentFiles(present: Present): Entry[] {
  const missing = requiredFiles.filter((file) => !present.known.has(file) && !present.reported.has(file))
  const told = new Set(present.reported)
  return missing.map((file) => {
    const folder = folderOf(file)
    if (isExplained(file, { ...present, reported: told })) return absentEntry(file, [])
    const others = requiredFiles.filter((one) => folderOf(one) === folder)
    if (others.length < 2 || others.some((one) => !missing.includes(one)) || folder === 'content') {
      return absentEntry(file, [fileFinding(file, 'the file is missing.', remedy)])
    }
    told.add(folder)
    return absentEntry(file, [fileFinding(folder, 'the folder is missing or empty.', remedy)])
  })
}

/** Whether something that was said already tells why a file is missing: of its folder, or of one much like it beside it. */
export function isExplained(file: string, { unknown, reported }: Present): boolean {
  const folder = folderOf(file)
  return (
    reported.has('content') ||
    reported.has(folder) ||
    unknown.some(
      (other) => folderOf(other) === folder && nearest(fileName(other), [fileName(file)]) !== undefined,
    )
  )
}

/** The entry of a file that is not there, so that what names it names something known. */
export function absentEntry(file: string, findings: Finding[]): Entry {
  const known = kindOf(file)
  if ('unknown' in known) throw new Error(`${file} is no content file.`)
  return { ...unreadEntry(file, known.kind, known.slug ?? '', findings), absent: true }
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'))
}
