import { readFile } from 'node:fs/promises'
import { errorCode } from '../schemas/error-code.ts'

/** The text of a file; undefined if there is none. */
export async function readIfPresent(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
}
