import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { bundleCommandLine } from './bundle-command-line.ts'
import { writeCodeCache } from './code-cache.ts'

const outputs = ['server', 'cli', 'desk/main.js', 'chunks']

/**
 * Bundles server, desk and command line into `dist/server/main.js`, `dist/desk/main.js` and `dist/cli/main.js`. Earlier bundles are removed first, so
 * no stale file survives. Returns the files.
 */
export async function bundlePrograms(root = process.cwd()): Promise<string[]> {
  const dist = join(root, 'dist')
  await Promise.all(outputs.map((name) => rm(join(dist, name), { recursive: true, force: true })))
  const [servers, cli] = await Promise.all([bundleServers(root), bundleCommandLine(root, join(dist, 'cli'))])
  writeCodeCache(join(dist, 'cli'))
  return [...servers, ...cli]
}

/** ES modules with chunks for what is loaded later and what they share; packages stay in node_modules. */
async function bundleServers(root: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts', 'desk/main.ts'],
    outdir: 'dist',
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
