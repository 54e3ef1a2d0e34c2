import { build } from 'vike/api'
import viteConfig from '../../vite.config.ts'
import { finishBundle } from './finish-bundle.ts'

/**
 * Bundles what renders the pages, and their scripts and styles, into the folder that its argument names, from the project's root.
 * A program of its own, since Vike would end the build's process with exit code 0, whatever happened after its part.
 */
const [outDir = ''] = process.argv.slice(2)
try {
  await build({
    viteConfig: {
      ...viteConfig,
      // Otherwise Vike would load the file four times.
      configFile: false,
      logLevel: 'warn',
      build: { ...viteConfig.build, outDir, emptyOutDir: false, reportCompressedSize: false },
    },
    vikeConfig: { disableAutoFullBuild: 'prerender' },
  })
  await finishBundle(outDir)
} catch (error) {
  console.error(error)
  process.exit(1)
}
