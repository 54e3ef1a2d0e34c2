import mdx from '@mdx-js/rollup'
import rehypeExtractToc from '@stefanprobst/rehype-extract-toc'
import rehypeExtractTocExport from '@stefanprobst/rehype-extract-toc/mdx'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { cataloguePlugin } from './catalogue/vite-plugin.ts'
import { readSiteOrigin } from './schemas/settings/service-settings.ts'
import { picturesPlugin } from './scripts/assets/pictures-plugin.ts'
import { remarkTypeset } from './scripts/build/remark-typeset.ts'

/**
 * Modules that both the entry and islands import get a chunk of their own: the entry is inlined in the page, so a chunk that
 * imported it would run it a second time.
 */
const sharedWithEntry = {
  name: 'shared',
  test: /(?:cookie-consent\/(?:consent|ignore-presses)|accordion\/address-hash|navigation\/lock-page|renderer\/long-day|schemas\/london-clock|content\/clock-words)\.ts$/,
}

/** One chunk for all pages, which changes only with React's version. */
const reactRuntime = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }

export default defineConfig(({ command }) => ({
  plugins: [
    // A build brings the content that it has checked, see scripts/build.ts.
    command === 'serve' && cataloguePlugin(),
    picturesPlugin(),
    {
      enforce: 'pre',
      ...mdx({
        remarkPlugins: [remarkFrontmatter, remarkTypeset],
        rehypePlugins: [rehypeSlug, rehypeExtractToc, rehypeExtractTocExport],
        providerImportSource: '@mdx-js/react',
      }),
    },
    vike(),
    react(),
    tailwindcss(),
  ],
  define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify(readSiteOrigin(process.env)) },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [sharedWithEntry, reactRuntime] } } } },
    },
  },
}))
