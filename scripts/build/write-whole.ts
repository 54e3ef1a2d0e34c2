import { rename, writeFile } from 'node:fs/promises'

/** Writes a file that has its name only once it is complete, since a build may be stopped. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
