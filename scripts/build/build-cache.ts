import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { builtFiles } from './built-files.ts'
import { writeWhole } from './write-whole.ts'

/** Where results are kept between builds, from the project's root. Deleting it is always safe. */
const cacheRoot = '.cache/build'
/** What npm wrote about the packages that are installed. */
const installed = 'node_modules/.package-lock.json'
/** Written beside a result when it is done, so that one that was stopped half-way is made again. */
const finished = '.finished'

/** What a result depends on. */
interface Inputs {
  name: string
  /** Files and folders, from the project's root; the packages and Node's version count always. */
  files: readonly string[]
  settings?: string
}

/** The folder of cached results for these inputs, which may be empty. Folders of the same name for other inputs are removed. */
async function cacheFolder(root: string, { name, files, settings = '' }: Inputs): Promise<string> {
  const digest = await digestOf(root, [...files, installed], settings)
  const all = join(root, cacheRoot)
  const folder = join(all, `${name}-${digest}`)
  await mkdir(folder, { recursive: true })
  const others = (await readdir(all)).filter((other) => other.startsWith(`${name}-`))
  const outdated = others.map((other) => join(all, other)).filter((other) => !other.startsWith(folder))
  await Promise.all(outdated.map((other) => rm(other, { recursive: true })))
  return folder
}

/** The folder with what `make` writes into it; `make` is called only if no earlier build had the same inputs. */
export async function cachedFolder(
  root: string,
  inputs: Inputs,
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = await cacheFolder(root, inputs)
  if (existsSync(folder + finished)) return folder
  await rm(folder, { recursive: true })
  await mkdir(folder)
  await make(folder)
  await writeFile(folder + finished, '')
  return folder
}

/** Returns the cached file of a name, and makes it first if there is none. Names must change with whatever the file is made of. */
export type Keep = (name: string, make: () => Promise<Buffer> | Buffer) => Promise<Buffer>

/** Many small results of a build, in one folder. */
export class BuildCache {
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

export const openBuildCache = async (root: string): Promise<BuildCache> =>
  new BuildCache(await cacheFolder(root, { name: 'files', files: sources }))

async function digestOf(root: string, inputs: readonly string[], settings: string): Promise<string> {
  const hash = createHash('sha256').update(`${process.version} ${settings}`)
  for (const input of inputs) {
    for (const file of await filesOf(join(root, input))) {
      const content = readFileSync(file)
      hash.update(`\n${relative(root, file)} ${content.length}\n`).update(content)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** The file at a path, or all files below it except tests, on which no result depends. */
async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const files = await builtFiles(path).catch(() => undefined)
  if (!files) return [path]
  return files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => join(path, file))
}
