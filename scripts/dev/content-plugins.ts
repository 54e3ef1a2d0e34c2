import mdx from '@mdx-js/rollup'
import type { Plugin, PluginOption } from 'vite'
import { cataloguePlugin } from '../../catalogue/vite-plugin.ts'
import { picturesPlugin } from '../assets/pictures-plugin.ts'
import { mdxSettings } from '../build/mdx-settings.ts'
import { documentsPlugin } from './documents-plugin.ts'

/** In development every drawing stands in its page. */
const noDrawingFiles: Plugin = {
  name: 'no-drawing-files',
  resolveId: (id) => (id === 'virtual:drawings' ? `\0${id}` : undefined),
  load: (id) => (id === '\0virtual:drawings' ? 'export const drawings = {}' : undefined),
}

/** Content, read and served as modules while it is edited. A build leaves it out, see content-at-run-time.ts. */
export const contentPlugins = (): PluginOption[] => [
  cataloguePlugin(),
  picturesPlugin(),
  documentsPlugin,
  noDrawingFiles,
  { enforce: 'pre', ...mdx(mdxSettings) },
]
