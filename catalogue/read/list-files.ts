import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../schemas/error-code.ts'
import { type Advice, type Finding, fileFinding } from '../finding.ts'
import { pictureProblem } from './picture.ts'

/** Content files as sorted paths from the project's root, and findings about what can't be content. */
interface FileList {
  files: string[]
  /** Files in content/images. */
  images: string[]
  findings: Finding[]
}

/** Lists `<root>/content`. Hidden files and `content/README.md` are left out; links are not followed. */
export function listFiles(root: string): FileList {
  const list: FileList = { files: [], images: [], findings: [] }
  walk(root, 'content', list)
  list.files.sort()
  list.images.sort()
  return list
}

function walk(root: string, folder: string, list: FileList): void {
  for (const entry of entriesOf(root, folder, list)) {
    const path = `${folder}/${entry.name}`
    if ((hidden.test(entry.name) && !isPage.test(entry.name)) || path === 'content/README.md') continue
    const isPicture = path.startsWith('content/images/') && entry.isFile()
    const problem = problemOf(entry) ?? (isPicture ? pictureProblem(root, path) : undefined)
    if (problem) list.findings.push(fileFinding(path, ...problem))
    else if (entry.isDirectory()) walk(root, path, list)
    else (isPicture ? list.images : list.files).push(path)
  }
}

function entriesOf(root: string, folder: string, { findings }: FileList): Dirent[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
  } catch (error) {
    const remedy = 'Run the command in the project’s folder, or restore the folder from version control.'
    findings.push(fileFinding(folder, `the folder can’t be read (${errorCode(error)}).`, remedy))
    return []
  }
}

/** Matches what Windows leaves in folders that it has shown, too. */
const hidden = /^(?:\.|(?:Thumbs\.db|desktop\.ini)$)/i

const isPage = /\.(?:mdx?|ya?ml)$/

function problemOf(entry: Dirent): Advice | undefined {
  if (entry.isSymbolicLink())
    return ['is a symbolic link.', 'Put the file itself here; links are not followed.']
  if (entry.isDirectory() && isPage.test(entry.name))
    return ['is a folder with the name of a file.', 'Remove or rename the folder.']
  if (!entry.isDirectory() && !entry.isFile()) return ['is not an ordinary file.', 'Remove it from content/.']
  return undefined
}
