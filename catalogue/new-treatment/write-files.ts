import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file to write, from the project's root. One that is new must not be there yet. */
export interface FileToWrite {
  file: string
  text: string
  isNew: boolean
}

/** Writes all files, or none: what can't be finished is taken back. Throws what the file system says. */
export async function writeFiles(root: string, files: readonly FileToWrite[]): Promise<void> {
  const name = randomUUID()
  const partial = (file: string) => join(root, `${file}.${name}.part`)
  const changed = files.filter(({ isNew }) => !isNew)
  const created = files.filter(({ isNew }) => isNew)
  const written: string[] = []
  try {
    for (const { file, text } of changed) {
      await writeFile(partial(file), text, { flag: 'wx' })
      written.push(partial(file))
    }
    for (const { file, text } of created) {
      await writeFile(join(root, file), text, { flag: 'wx' })
      written.push(join(root, file))
    }
  } catch (error) {
    await Promise.all(written.map((path) => rm(path, { force: true })))
    throw error
  }
  for (const { file } of changed) await rename(partial(file), join(root, file))
}
