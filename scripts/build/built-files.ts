import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Every file below a directory, by its path from there, in order. */
export async function builtFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .toSorted()
}

export const isPage = (file: string): boolean => file.endsWith('.html')

/** The URL path that a file of the client directory answers: `about.html` is `/about`. */
export function urlPathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
}
