import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { build } from 'esbuild'
import { builtFiles, isPage } from './built-files.ts'
import { attributeOf, type Element, readElements } from './elements.ts'

/**
 * Puts the style sheet and the entry script into each page, so that the first paint waits for no second request.
 * Chunks that the entry imports on demand stay files of their own.
 */
export async function inlineAssets(clientDir: string): Promise<void> {
  await assertNotImported(clientDir)
  const style = remember(async (href) => `<style>${await readFile(join(clientDir, href), 'utf8')}</style>`)
  const script = remember(
    async (src) => `<script type="module">${await bundleEntry(clientDir, src)}</script>`,
  )
  for (const page of (await builtFiles(clientDir)).filter(isPage)) {
    const file = join(clientDir, page)
    const html = await readFile(file, 'utf8')
    let inlined = html
    for (const element of readElements(html).toReversed()) {
      const place = element.sourceCodeLocation
      const text = await inlineForm(element, { style, script })
      if (text === undefined || !place) continue
      inlined = inlined.slice(0, place.startOffset) + text + inlined.slice(place.endOffset)
    }
    await writeFile(file, inlined)
  }
}

type Inliner = (address: string) => Promise<string>

/** What stands in the page in place of a linked style sheet or entry script; nothing for any other element. */
async function inlineForm(
  element: Element,
  { style, script }: { style: Inliner; script: Inliner },
): Promise<string | undefined> {
  const value = (name: string) => attributeOf(element, name)
  if (element.tagName === 'link' && value('rel') === 'stylesheet') return style(value('href') ?? '')
  const src = value('src')
  if (element.tagName === 'script' && value('type') === 'module' && src) return script(src)
  return undefined
}

/** A chunk that imported an entry which stands in the page would fetch it and run it a second time. */
async function assertNotImported(clientDir: string): Promise<void> {
  const chunks = join(clientDir, 'assets/chunks')
  for (const chunk of await readdir(chunks)) {
    const entry = (await readFile(join(chunks, chunk), 'utf8')).match(/"\.\.\/entries\/([^"]+)"/)?.[1]
    if (!entry) continue
    throw new Error(
      `assets/chunks/${chunk} imports the entry ${entry}, which would run twice. Name what they share in vite.config.ts (sharedWithEntry).`,
    )
  }
}

/** The entry with what it imports at once; imports on demand are left, with addresses that hold on every page. */
async function bundleEntry(clientDir: string, src: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(clientDir, src)],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'imports-on-demand',
        setup({ onResolve }) {
          onResolve({ filter: /^\./ }, ({ path, kind, importer }) => {
            if (kind !== 'dynamic-import') return undefined
            const folder = posix.dirname(`/${posix.relative(posix.resolve(clientDir), importer)}`)
            return { path: posix.join(folder, path), external: true }
          })
        },
      },
    ],
  })
  const code = outputFiles[0]?.text
  if (!code)
    throw new Error(`${src} gave no code. Run the build again; if it stays, look at renderer/+client.ts.`)
  return code.trim().replaceAll('</script', '<\\/script')
}

/** Makes the text for each address once. */
function remember(make: Inliner): Inliner {
  const known = new Map<string, Promise<string>>()
  return (address) => {
    const text = known.get(address) ?? make(address)
    known.set(address, text)
    return text
  }
}
