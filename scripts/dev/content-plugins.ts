import mdx from '@mdx-js/rollup'
import type { PluginOption } from 'vite'
import { cataloguePlugin } from '../../catalogue/vite-plugin.ts'
import { picturesPlugin } from '../assets/pictures-plugin.ts'
import { mdxSettings } from '../build/mdx-settings.ts'
import { documentsPlugin } from './documents-plugin.ts'

/** Content, read and served as modules while it is edited. A build leaves it out, see content-at-run-time.ts. */
export const contentPlugins = (): PluginOption[] => [
  cataloguePlugin(),
  picturesPlugin(),
  documentsPlugin,
  { enforce: 'pre', ...mdx(mdxSettings) },
]
