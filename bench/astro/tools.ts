import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../scripts/gate/run.ts'
import { root } from '../../tests/support/built-site.ts'

/** Astro needs a newer Node than this project does, so one is installed beside it. */
const nodePackage = `node-${process.platform}-${process.arch}`
export const versions = {
  astro: '7.3.5',
  '@astrojs/react': '7.0.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-aria-components': '1.22.1',
  lighthouse: '12.8.2',
  [nodePackage]: '22.23.3',
}

/** Where the compared tools are, kept between runs; git ignores it. */
const toolsFolder = join(root, '.cache/bench/tools')
export const astroSites = join(toolsFolder, 'sites')
export const newerNode = join(toolsFolder, 'node_modules', nodePackage, 'bin/node')
export const astro = join(toolsFolder, 'node_modules/astro/bin/astro.mjs')
export const chromeLauncher = join(toolsFolder, 'node_modules/chrome-launcher/dist/index.js')
export const lighthouse = join(toolsFolder, 'node_modules/lighthouse/core/index.js')

/** Installs Astro, Lighthouse and a Node for them, unless these versions are there. */
export async function installTools(): Promise<void> {
  const manifest = join(toolsFolder, 'package.json')
  const wanted = JSON.stringify({ private: true, dependencies: versions }, null, 2)
  if (existsSync(newerNode) && existsSync(manifest) && readFileSync(manifest, 'utf8') === wanted) return
  mkdirSync(toolsFolder, { recursive: true })
  writeFileSync(manifest, wanted)
  // The project's own .npmrc is strict, and the Node that runs this may be older than Astro's.
  const options = ['--no-engine-strict', '--ignore-scripts', '--loglevel=error']
  const code = await run('npm', ['install', '--prefix', toolsFolder, ...options])
  if (code !== 0) throw new Error('Astro and Lighthouse could not be installed.')
}

process.env.ASTRO_TELEMETRY_DISABLED = '1'
