import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../scripts/gate/run.ts'
import { root } from '../tests/support/built-site.ts'

/** Where results and the compared tools are, kept between runs; git ignores it. */
export const benchFolder = join(root, '.cache/bench')

/** Installs packages into a folder, unless these versions are there. */
export async function installPackages(folder: string, versions: Record<string, string>): Promise<void> {
  const manifest = join(folder, 'package.json')
  const installed = join(folder, 'node_modules/.package-lock.json')
  const wanted = JSON.stringify({ private: true, dependencies: versions }, null, 2)
  if (existsSync(installed) && existsSync(manifest) && readFileSync(manifest, 'utf8') === wanted) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(manifest, wanted)
  // The project's own .npmrc is strict, and the Node that runs this may be older than Astro's.
  const options = ['--no-engine-strict', '--ignore-scripts', '--loglevel=error']
  const code = await run('npm', ['install', '--prefix', folder, ...options])
  if (code !== 0) throw new Error(`${Object.keys(versions).join(', ')} could not be installed.`)
}
