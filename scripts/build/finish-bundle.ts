import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleEntry, joinImports } from './bundle-entry.ts'
import { type ChunkManifest, type NamesOfScripts, namesFile, namesInCode } from './page-names.ts'
import { namesInStyles } from './page-styles.ts'
import { tightenStyles } from './tighten-styles.ts'

/** Turns what Vite bundled into `folder` into the entries and styles that pages contain. */
export async function finishBundle(folder: string): Promise<void> {
  const client = join(folder, 'client')
  await assertNotImported(client)
  const manifest = JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')) as ChunkManifest
  const known = new Set<string>()
  for (const sheet of await filesIn(client, 'assets/static')) {
    const css = tightenStyles(await readFile(join(client, sheet), 'utf8'))
    for (const name of namesInStyles(css)) known.add(name)
    await writeFile(join(client, sheet), css)
  }
  const names: NamesOfScripts = {}
  for (const [source, { file }] of Object.entries(manifest)) {
    const path = join(client, file)
    if (source.endsWith('/+client.ts')) await writeFile(path, await bundleEntry(source, manifest))
    if (source.endsWith('/prepare-island.ts')) await joinImports(path)
    const inCode = new Set(namesInCode(await readFile(path, 'utf8')))
    names[file] = [...inCode].filter((name) => known.has(name))
  }
  await writeFile(join(folder, namesFile), JSON.stringify(names))
}

async function filesIn(client: string, folder: string): Promise<string[]> {
  return (await readdir(join(client, folder))).map((file) => `${folder}/${file}`)
}

/** A chunk that imported an entry, which is inlined in the page, would fetch it and run it a second time. */
async function assertNotImported(client: string): Promise<void> {
  for (const chunk of await filesIn(client, 'assets/chunks')) {
    const entry = (await readFile(join(client, chunk), 'utf8')).match(/"\.\.\/entries\/([^"]+)"/)?.[1]
    if (!entry) continue
    throw new Error(
      `${chunk} imports the entry ${entry}, which would run twice. Name what they share in vite.config.ts (sharedWithEntry).`,
    )
  }
}
