import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { bundleCommandLine } from './bundle-command-line.ts'
import { writeCodeCache } from './code-cache.ts'

const outputs = ['server', 'cli', 'chunks']

/**
 * Bundles server and command line into `dist/server/main.js` and `dist/cli/main.js`. Earlier bundles are removed first, so
 * no stale file survives. Returns the files.
 */
export async function bundlePrograms(root = process.cwd()): Promise<string[]> {
  const dist = join(root, 'dist')
  await Promise.all(outputs.map((name) => rm(join(dist, name), { recursive: true, force: true })))
  const [server, cli] = await Promise.all([bundleServer(root), bundleCommandLine(root, join(dist, 'cli'))])
  writeCodeCache(join(dist, 'cli'))
  return [...server, ...cli]
}

/** An ES module with chunks for what is loaded later; packages stay in node_modules. */
async function bundleServer(root: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
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
