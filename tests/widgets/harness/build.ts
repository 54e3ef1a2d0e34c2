import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const harness = dirname(fileURLToPath(import.meta.url))
const root = join(harness, '../../..')
const cache = join(root, 'node_modules/.cache/widget-harness')

/** Builds the browser's side of the harness once per state of the sources. Returns the folder of the built files. */
export async function buildHarness(): Promise<string> {
  const built = join(cache, fingerprint([join(root, 'renderer'), join(root, 'schemas'), harness]))
  if (existsSync(built)) return built
  mkdirSync(cache, { recursive: true })
  removeOldBuilds()
  const outDir = mkdtempSync(join(cache, 'new-'))
  await build({
    configFile: false,
    root: harness,
    logLevel: 'error',
    // React's development build: a difference between the server's HTML and the widget is reported in the console.
    define: {
      'process.env.NODE_ENV': JSON.stringify('test'),
      'import.meta.env.SITE_ORIGIN': JSON.stringify('https://www.clinic.example'),
    },
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(harness, 'client.ts'),
        output: {
          entryFileNames: 'assets/client.js',
          chunkFileNames: 'assets/[name].js',
          assetFileNames: 'assets/client[extname]',
        },
      },
    },
  })
  renameSync(outDir, built)
  return built
}

function fingerprint(folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const { mtimeMs, size } = statSync(join(folder, entry))
      hash.update(`${entry} ${mtimeMs} ${size}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** No running test uses a build that is over an hour old. */
function removeOldBuilds(): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    if (Date.now() - statSync(folder).mtimeMs > 3_600_000) rmSync(folder, { recursive: true, force: true })
  }
}
