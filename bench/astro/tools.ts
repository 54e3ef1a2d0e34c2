import { join } from 'node:path'
import { benchFolder, installPackages } from '../install-packages.ts'

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

const toolsFolder = join(benchFolder, 'tools')
export const astroSites = join(toolsFolder, 'sites')
export const newerNode = join(toolsFolder, 'node_modules', nodePackage, 'bin/node')
export const astro = join(toolsFolder, 'node_modules/astro/bin/astro.mjs')
export const chromeLauncher = join(toolsFolder, 'node_modules/chrome-launcher/dist/index.js')
export const lighthouse = join(toolsFolder, 'node_modules/lighthouse/core/index.js')

process.env.ASTRO_TELEMETRY_DISABLED = '1'

/** Installs Astro, Lighthouse and a Node for them. */
export const installTools = (): Promise<void> => installPackages(toolsFolder, versions)
