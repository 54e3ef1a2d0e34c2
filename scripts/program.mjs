import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * Runs a program of this project that is written in TypeScript: `node scripts/program.mjs scripts/build.ts`. Its own modules are
 * bundled first, so that Node loads packages without a loader between, which takes a third of the time.
 */
const [program = '', ...args] = process.argv.slice(2)
// Libraries look at it when they are loaded.
process.env.NODE_ENV ??= program === 'scripts/dev.ts' ? 'development' : 'production'
const root = resolve(import.meta.dirname, '..')
const folder = join(root, '.cache/programs')
await build({
  absWorkingDir: root,
  entryPoints: [program],
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What is imported on demand is loaded on demand.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'warning',
})
process.argv = [process.execPath, resolve(program), ...args]
await import(pathToFileURL(join(folder, `${basename(program, '.ts')}.mjs`)).href)
