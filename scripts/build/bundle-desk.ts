import { copyFile, cp, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compile } from '@tailwindcss/node'
import { build, type Plugin } from 'esbuild'

/** Bundles the staff's web app, which only the desk's own server serves, into a folder. */
export async function bundleDeskApp(root: string, folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { app: 'desk/app/main.tsx' },
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    external: ['/assets/*'],
    plugins: [englishOnly, tokens],
    logLevel: 'warning',
  })
  await copyFile(join(root, 'desk/app/index.html'), join(folder, 'index.html'))
  await cp(join(root, 'public/assets/fonts'), join(folder, 'assets/fonts'), { recursive: true })
}

const otherLanguage = /react-(aria|stately)[^/]*\/.*\/intl\/.*\/([a-df-z][a-z]|e[a-mo-z])-[A-Z]{2}\.m?js$/

/** Leaves out the widgets' own words in the 30 languages that the desk does not use: they would be a third of the widgets. */
const englishOnly: Plugin = {
  name: 'english-only',
  setup({ onLoad }) {
    onLoad({ filter: otherLanguage }, () => ({ contents: 'export default {}' }))
  },
}

/** Has Tailwind write the theme's tokens as custom properties. */
const tokens: Plugin = {
  name: 'tokens',
  setup({ onLoad }) {
    onLoad({ filter: /desk\/app\/styles\/app\.css$/ }, async ({ path }) => {
      const styles = await compile(await readFile(path, 'utf8'), {
        base: dirname(path),
        onDependency: () => {},
      })
      return { contents: styles.build([]), loader: 'css' }
    })
  },
}
