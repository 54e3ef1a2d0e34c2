import { join } from 'node:path'
import { build, stop } from 'esbuild'
import project from '../../package.json' with { type: 'json' }
import { bundleCommandLine } from './bundle-command-line.ts'
import { writeCodeCache } from './code-cache.ts'

/** Bundles server, desk and command line into `server/main.js`, `desk/main.js` and `cli/main.js` of a folder. */
export async function bundlePrograms(root: string, dist: string): Promise<void> {
  await Promise.all([bundleServers(root, dist), bundleCommandLine(root, join(dist, 'cli'))])
  // Until it is stopped, esbuild keeps its memory.
  await stop()
  await writeCodeCache(root, join(dist, 'cli'))
}

/** ES modules with chunks for code that is loaded later or shared; packages that a production installation has stay in node_modules. */
async function bundleServers(root: string, outdir: string): Promise<void> {
  await build({
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
    external: Object.keys(project.dependencies),
    logLevel: 'warning',
  })
}
