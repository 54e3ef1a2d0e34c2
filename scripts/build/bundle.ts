import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/** The programs that run in production, by source; each becomes `dist/<same path>.js`. */
const programs = ['server/main.ts', 'cli/main.ts', 'desk/main.ts']
const outputs = ['server', 'cli', 'desk', 'chunks']
const shebang = '#!/usr/bin/env node\n'

/**
 * Bundles server and CLI into `dist/server/main.js` and `dist/cli/main.js` (ES modules; shared code in `dist/chunks`;
 * packages stay in node_modules). Earlier bundles are removed first, so no stale chunk survives. Returns the files.
 */
export async function bundlePrograms(root = process.cwd()): Promise<string[]> {
  const dist = join(root, 'dist')
  await Promise.all(outputs.map((name) => rm(join(dist, name), { recursive: true, force: true })))
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: programs,
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
  await makeExecutable(join(dist, 'cli', 'main.js'))
  return Object.keys(metafile.outputs)
}

async function makeExecutable(file: string): Promise<void> {
  const code = await readFile(file, 'utf8')
  if (!code.startsWith('#!')) await writeFile(file, shebang + code)
  await chmod(file, 0o755)
}
