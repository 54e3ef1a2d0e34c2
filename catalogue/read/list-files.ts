import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, fileFinding } from '../finding.ts'

/** Content files as paths from the project's root, sorted; what can't be content as findings. */
export interface FileList {
  files: string[]
  /** Files in content/images. */
  images: string[]
  findings: Finding[]
}

/** Lists `<root>/content`. Hidden files and `content/README.md` are left out; links are not followed. */
export async function listFiles(root: string): Promise<FileList> {
  const list: FileList = { files: [], images: [], findings: [] }
  await walk(root, 'content', list)
  list.files.sort()
  list.images.sort()
  return list
}

async function walk(root: string, folder: string, list: FileList): Promise<void> {
  for (const entry of await entriesOf(root, folder, list)) {
    const path = `${folder}/${entry.name}`
    if (isHidden(entry) || path === 'content/README.md') continue
    const problem = problemOf(entry)
    if (problem) list.findings.push(fileFinding(path, ...problem))
    else if (entry.isDirectory()) await walk(root, path, list)
    else (path.startsWith('content/images/') ? list.images : list.files).push(path)
  }
}

async function entriesOf(root: string, folder: string, list: FileList): Promise<Dirent[]> {
  try {
    return await readdir(join(root, folder), { withFileTypes: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const [message, remedy] = folderProblems[code] ?? [
      `the folder can’t be read (${code}).`,
      'Check the folder’s permissions.',
    ]
    list.findings.push(fileFinding(folder, message, remedy))
    return []
  }
}

const folderProblems: Record<string, readonly [message: string, remedy: string]> = {
  ENOENT: [
    'the folder is missing.',
    'Run the command in the project’s folder, or restore the folder from version control.',
  ],
  ENOTDIR: [
    'is a file, and the site needs a folder of this name.',
    'Move it away, and restore the folder from version control.',
  ],
}

/** What editors and systems keep beside files, but not a page that lost its name. */
function isHidden({ name }: Dirent): boolean {
  return name.startsWith('.') && !/^\.(?:mdx?|ya?ml)$/.test(name)
}

/** What is said of a pipe, a socket or a device. */
export const notOrdinary = ['is not an ordinary file.', 'Remove it from content/.'] as const

function problemOf(entry: Dirent): readonly [message: string, remedy: string] | undefined {
  if (entry.isSymbolicLink()) {
    return ['is a symbolic link.', 'Put the file itself here; links are not followed.']
  }
  if (entry.isDirectory()) {
    return /\.(?:mdx?|ya?ml)$/.test(entry.name)
      ? ['is a folder with the name of a file.', 'Remove or rename the folder.']
      : undefined
  }
  return entry.isFile() ? undefined : notOrdinary
}
