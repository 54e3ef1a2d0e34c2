import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/** Builds the staff's web app, which the desk's own server alone serves. */
export async function buildDeskApp(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'desk/app'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss(), englishOnly],
    build: {
      outDir,
      emptyOutDir: true,
      // The page's policy allows no scripts and pictures inside the page.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })
  await cp(join(root, 'public/assets/fonts'), join(outDir, 'assets/fonts'), { recursive: true })
}

const otherLanguage = /react-(?:aria|stately)[^/]*\/.*\/intl\/.*\/(?!en-)[a-z]{2}-[A-Z]{2}\.m?js$/

/** The widgets' own words in 30 languages that the desk does not speak would be a third of them. */
const englishOnly: Plugin = {
  name: 'english-alone',
  enforce: 'pre',
  load: (id) => (otherLanguage.test(id) ? 'export default {}' : undefined),
}
