import { rename, writeFile } from 'node:fs/promises'

/** Writes a file that stands under its name only when it is whole, since a build may be stopped. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
