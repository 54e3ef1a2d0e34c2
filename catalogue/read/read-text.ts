import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding } from '../finding.ts'
import { fileFinding } from './list-files.ts'

/** No page of words comes near this size; a larger file is there by mistake. */
export const largestFileBytes = 2 * 1024 * 1024

/** The text of one content file, or why it can't be read. A byte-order mark is dropped. */
export async function readText(root: string, file: string): Promise<string | Finding> {
  try {
    const { size } = await stat(join(root, file))
    if (size > largestFileBytes) {
      return fileFinding(
        file,
        `is ${(size / 1024 / 1024).toFixed(1)} MB; a content file has at most ${largestFileBytes / 1024 / 1024} MB.`,
        'Pictures belong in content/images; check that the right file was saved.',
      )
    }
    return decode(file, await readFile(join(root, file)))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return fileFinding(file, `can’t be read (${code}).`, 'Check that the file exists and its permissions.')
  }
}

function decode(file: string, bytes: Uint8Array): string | Finding {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fileFinding(file, 'is not UTF-8 text.', 'Save it again with the encoding UTF-8.')
  }
}
