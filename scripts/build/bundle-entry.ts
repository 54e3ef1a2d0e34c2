import { join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import type { ChunkManifest } from './page-names.ts'

/**
 * The entry with what it imports at once. It is bundled from its source, without Vite's code for preloading; what it imports on
 * demand are the chunks that Vite has made.
 */
export async function bundleEntry(source: string, manifest: ChunkManifest): Promise<string> {
  const root = process.cwd()
  const fileOf = (source: string) => manifest[relative(root, source).replaceAll(sep, '/')]?.file
  const { outputFiles } = await build({
    entryPoints: [join(root, source)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'imports-on-demand',
        setup({ onResolve }) {
          onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
            if (kind !== 'dynamic-import') return undefined
            return { path: `/${fileOf(join(resolveDir, path))}`, external: true }
          })
        },
      },
    ],
  })
  const code = outputFiles[0]?.text
  if (!code)
    throw new Error(`${source} gave no code. Run the build again; if it stays, look at what it imports.`)
  return code.trim().replaceAll('</script', '<\\/script')
}
