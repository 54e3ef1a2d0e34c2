import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { build } from 'esbuild'

const styleLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const entryScript = /<script src="([^"]+)" type="module"[^>]*><\/script>/g

/**
 * Puts the style sheet and the entry script into each page, so that the first paint waits for no second request.
 * Chunks that the entry imports on demand stay files of their own.
 */
export async function inlineAssets(clientDir: string): Promise<void> {
  await assertNotImported(clientDir)
  const pages = (await readdir(clientDir, { recursive: true })).filter((file) => file.endsWith('.html'))
  const styles = remember((href) => readFile(join(clientDir, href), 'utf8'))
  const scripts = remember((src) => bundleEntry(clientDir, src))
  for (const page of pages) {
    const file = join(clientDir, page)
    let html = await readFile(file, 'utf8')
    html = await replaceEach(html, styleLink, async (href) => `<style>${await styles(href)}</style>`)
    html = await replaceEach(
      html,
      entryScript,
      async (src) => `<script type="module">${await scripts(src)}</script>`,
    )
    await writeFile(file, html)
  }
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

async function replaceEach(
  html: string,
  pattern: RegExp,
  make: (address: string) => Promise<string>,
): Promise<string> {
  const parts = await Promise.all(
    [...html.matchAll(pattern)].map(async ([whole, address = '']) => ({ whole, text: await make(address) })),
  )
  return parts.reduce((result, { whole, text }) => result.replace(whole, () => text), html)
}

function remember(read: (address: string) => Promise<string>): (address: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  return (address) => {
    const reading = known.get(address) ?? read(address)
    known.set(address, reading)
    return reading
  }
}
