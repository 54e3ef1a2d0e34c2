import { digestOf } from './digest.ts'
import { type FileRecord, recordOf } from './file-record.ts'
import type { Kind } from './kinds.ts'
import { readEntry } from './read-entry.ts'
import { readBytes, textOf } from './read-text.ts'
import { unreadEntry } from './unread-entry.ts'

/** A file under content/ that the site knows. */
export interface ContentFile {
  /** From the project's root. */
  file: string
  kind: Kind
  /** A page's address; empty for YAML files. */
  slug: string
}

/** Reads and checks one file by itself, and writes down what was found. */
export function readRecord(root: string, { file, kind, slug }: ContentFile): FileRecord {
  const bytes = readBytes(root, file)
  if (!(bytes instanceof Uint8Array)) {
    return recordOf({ entry: unreadEntry(file, kind, slug, [bytes]), places: {} }, '')
  }
  const text = textOf(file, bytes)
  const read =
    typeof text === 'string'
      ? readEntry(file, kind, slug, text)
      : { entry: unreadEntry(file, kind, slug, [text]), places: {} }
  return recordOf(read, digestOf(bytes))
}
