import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

/**
 * Runs a program of this project that is written in TypeScript: `node scripts/program.mjs scripts/build.ts`. Its own modules are
 * bundled first, so that Node loads packages without a loader between, which takes a third of the time.
 */
const [program = '', ...args] = process.argv.slice(2)
// Libraries look at it when they are loaded.
process.env.NODE_ENV = program === 'scripts/dev.ts' ? 'development' : 'production'
// The bundler and the drawing library give back at once what they no longer need: 150 MB less at the peak of a build.
process.env.MIMALLOC_PURGE_DELAY ??= '0'
const root = resolve(import.meta.dirname, '..')
// Packages need not be compiled again at the next start; Node 20 cannot keep them.
module.enableCompileCache?.(join(root, '.cache/compiled'))
const folder = join(root, '.cache/programs')
const { outputFiles, metafile } = await build({
  absWorkingDir: root,
  entryPoints: [program],
  outdir: folder,
  entryNames: '[name]-[hash]',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What is imported on demand is loaded on demand.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  metafile: true,
  write: false,
  logLevel: 'warning',
})
// The program itself needs its memory.
await stop()
mkdirSync(folder, { recursive: true })
// Files are named by their content and appear whole, so that programs can start at the same time.
for (const { path, contents } of outputFiles) {
  if (existsSync(path)) continue
  writeFileSync(`${path}.${process.pid}`, contents)
  renameSync(`${path}.${process.pid}`, path)
}
const [entry = ''] =
  Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === program) ?? []
process.argv = [process.execPath, resolve(program), ...args]
await import(pathToFileURL(join(root, entry)).href)
