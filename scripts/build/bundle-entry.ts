import { join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { minify } from 'vite'
import type { ChunkManifest } from './page-names.ts'

/**
 * Bundles an entry with its static imports. It is bundled from its source, without Vite's code for preloading; its dynamic imports
 * are the chunks that Vite has made. Vite's own minifier gives each function the same few names, which with Brotli is 4 % less than
 * with esbuild's.
 */
export async function bundleEntry(source: string, manifest: ChunkManifest): Promise<string> {
  const root = process.cwd()
  const fileOf = (source: string) => manifest[relative(root, source)]?.file
  const { outputFiles } = await build({
    entryPoints: [join(root, source)],
    bundle: true,
    minifySyntax: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    logLevel: 'error',
    plugins: [onDemand((path, folder) => `/${fileOf(join(folder, path))}`)],
  })
  const bundle = outputFiles[0]?.text ?? ''
  const { code } = await minify(source, bundle, { module: true, compress: { target: 'es2023' } })
  return code.trim().replaceAll('</script', '<\\/script')
}

/** Bundles a chunk's static imports into it, so that it loads with one request. */
export async function joinImports(file: string): Promise<void> {
  await build({
    entryPoints: [file],
    outfile: file,
    allowOverwrite: true,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    logLevel: 'error',
    plugins: [onDemand((path) => path)],
  })
}

/** Leaves dynamic imports out of the bundle, under the addresses that `addressOf` gives. */
const onDemand = (addressOf: (path: string, folder: string) => string): Plugin => ({
  name: 'imports-on-demand',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) =>
      kind === 'dynamic-import' ? { path: addressOf(path, resolveDir), external: true } : undefined,
    )
  },
})
