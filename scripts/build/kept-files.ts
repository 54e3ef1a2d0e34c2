import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keptFolder } from './kept-folder.ts'
import { writeWhole } from './write-whole.ts'

/** Returns the kept file of a name, and makes it first if there is none. Names must change with whatever the file is made of. */
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

/** What the files depend on, besides what their names reflect. */
const sources = [
  'scripts/build',
  'scripts/assets',
  'schemas/content/typeset.ts',
  'schemas/invisible-characters.ts',
]

export const keptFiles = async (root: string): Promise<KeptFiles> =>
  new KeptFiles(await keptFolder(root, { name: 'files', files: sources }))
