import { constants, type Dirent } from 'node:fs'
import { access, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding } from '../finding.ts'

/** Content files found, as paths from the project's root, sorted; folders and links that can't be read as findings. */
export interface FileList {
  files: string[]
  /** Pictures in content/images, those that can't be used among them. */
  images: string[]
  findings: Finding[]
}

/** Lists `<root>/content`. Hidden files and `content/README.md` are left out. */
export async function listFiles(root: string): Promise<FileList> {
  const list: FileList = { files: [], images: [], findings: [] }
  await walk(root, 'content', list)
  list.files.sort()
  return list
}

async function walk(root: string, folder: string, list: FileList): Promise<void> {
  for (const entry of await entriesOf(root, folder, list)) {
    const path = `${folder}/${entry.name}`
    if (isHidden(entry) || path === 'content/README.md') continue
    const odd = oddity(entry)
    const isImage = path.startsWith('content/images/') && !entry.isDirectory()
    if (isImage) list.images.push(path)
    if (odd) list.findings.push(fileFinding(path, odd.message, odd.remedy))
    else if (entry.isDirectory()) await walk(root, path, list)
    else if (!isImage) list.files.push(path)
  }
}

async function entriesOf(root: string, folder: string, list: FileList): Promise<Dirent[]> {
  try {
    await access(join(root, folder), constants.X_OK)
    return await readdir(join(root, folder), { withFileTypes: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (await isFile(join(root, folder))) {
      const remedy = 'Move it away, and restore the folder from version control.'
      list.findings.push(fileFinding(folder, 'is a file, and the site needs a folder of this name.', remedy))
      return []
    }
    const absent = code === 'ENOENT'
    list.findings.push(
      fileFinding(
        folder,
        absent ? 'the folder is missing.' : `the folder can’t be read (${code}).`,
        absent
          ? 'Run the command in the project’s folder, or restore the folder from version control.'
          : 'Check the folder’s permissions.',
      ),
    )
    return []
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** What editors and systems keep beside files, but not a page whose name is lost. */
function isHidden({ name }: Dirent): boolean {
  return name.startsWith('.') && !/^\.(?:mdx?|ya?ml)$/.test(name)
}

/** What is said of a pipe, a socket or a device. */
export const notOrdinary = ['is not an ordinary file.', 'Remove it from content/.'] as const

function oddity(entry: Dirent): { message: string; remedy: string } | undefined {
  if (entry.isSymbolicLink()) {
    return { message: 'is a symbolic link.', remedy: 'Put the file itself here; links are not followed.' }
  }
  if (entry.isDirectory() && /\.(?:mdx?|ya?ml)$/.test(entry.name)) {
    return {
      message: 'is a folder with the name of a file.',
      remedy: 'Remove or rename the folder.',
    }
  }
  if (!entry.isDirectory() && !entry.isFile()) {
    const [message, remedy] = notOrdinary
    return { message, remedy }
  }
  return undefined
}

/** A finding about a file as a whole. */
export function fileFinding(file: string, message: string, remedy: string): Finding {
  return { rule: 'file', severity: 'error', file, line: 1, column: 1, message, remedy }
}
