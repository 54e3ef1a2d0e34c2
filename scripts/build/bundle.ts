import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, stop } from 'esbuild'
import { bundleCommandLine } from './bundle-command-line.ts'
import { writeCodeCache } from './code-cache.ts'

const outputs = ['server', 'cli', 'desk/main.js', 'chunks']

/**
 * Bundles server, desk and command line into `server/main.js`, `desk/main.js` and `cli/main.js` of a folder. Earlier bundles are removed
 * first, so no stale file survives. Returns the files.
 */
export async function bundlePrograms(root = process.cwd(), dist = join(root, 'dist')): Promise<string[]> {
  await Promise.all(outputs.map((name) => rm(join(dist, name), { recursive: true, force: true })))
  const [servers, cli] = await Promise.all([
    bundleServers(root, dist),
    bundleCommandLine(root, join(dist, 'cli')),
  ])
  // It keeps its memory until then.
  await stop()
  await writeCodeCache(root, join(dist, 'cli'))
  return [...servers, ...cli]
}

/** ES modules with chunks for what is loaded later and what they share; packages stay in node_modules. */
async function bundleServers(root: string, outdir: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts', 'desk/main.ts'],
    outdir,
    outbase: '.',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    metafile: true,
    logLevel: 'warning',
  })
  return Object.keys(metafile.outputs)
}
