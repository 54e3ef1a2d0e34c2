import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keptFolder } from './kept-folder.ts'
import { writeWhole } from './write-whole.ts'

/** The kept file of a name, made first where there is none. Names change with whatever the file is made of. */
export type Keep = (name: string, make: () => Promise<Buffer> | Buffer) => Promise<Buffer>

/** Many small results in one folder. */
export class KeptFiles {
  readonly #folder: string
  readonly #asked = new Map<string, Promise<Buffer>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  path(name: string): string {
    return join(this.#folder, name)
  }

  readonly keep: Keep = (name, make) => {
    const file = this.path(name)
    const content = this.#asked.get(name) ?? readFile(file).catch(async () => this.#write(file, await make()))
    this.#asked.set(name, content)
    return content
  }

  /** Removes what nothing asked for, once a build is done. */
  async removeUnused(): Promise<void> {
    const unused = (await readdir(this.#folder)).filter((name) => !this.#asked.has(name))
    await Promise.all(unused.map((name) => rm(this.path(name))))
  }

  async #write(file: string, content: Buffer): Promise<Buffer> {
    await writeWhole(file, content)
    return content
  }
}

/** What a build keeps of single files, and the sources that it depends on besides the file itself. */
const kinds = {
  documents: ['scripts/build', 'schemas/content/typeset.ts', 'schemas/invisible-characters.ts'],
  sharing: ['scripts/assets'],
  inlined: ['scripts/build'],
  packed: ['scripts/build'],
} as const

export async function keptFiles(root: string): Promise<Record<keyof typeof kinds, KeptFiles>> {
  const kept = Object.entries(kinds).map(
    async ([name, files]) => [name, new KeptFiles(await keptFolder(root, { name, files }))] as const,
  )
  return Object.fromEntries(await Promise.all(kept)) as Record<keyof typeof kinds, KeptFiles>
}
