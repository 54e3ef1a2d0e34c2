import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { buildOrigin } from './schemas/settings/service-settings.ts'

/** What several widgets use, in one chunk: fewer requests, and together they compress better. */
const forWidgets = {
  name: 'for-widgets',
  test: /node_modules\/(?:react-aria|react-stately|clsx)\/|renderer\/(?:icons|widgets\/shared)\//,
}

/**
 * Modules that both the entry and islands import get a chunk of their own: the entry is inlined in the page, so a chunk that
 * imported it would run it a second time.
 */
const sharedWithEntry = {
  name: 'shared',
  test: /(?:enhance\/(?:after-paint|find)|navigation\/lock-page)\.ts$/,
}

/** One chunk for all pages, which changes only with React's version. */
const reactRuntime = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }

export default defineConfig({
  plugins: [
    vike(),
    react(),
    // Only scripts/build/tighten-styles.ts minifies the site's styles.
    tailwindcss({ optimize: false }),
  ],
  define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify(buildOrigin(process.env)) },
  // Licences ask for their notices to go with what is sent to browsers.
  build: { assetsInlineLimit: 0, cssMinify: false, license: { fileName: 'licences/scripts.txt' } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [sharedWithEntry, reactRuntime, forWidgets] } },
        },
      },
    },
  },
})
