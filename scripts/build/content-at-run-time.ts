import type { Plugin } from 'vite'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { MdxDocument } from '../../renderer/mdx/document.ts'
import type { PictureManifest } from '../../renderer/picture-source.ts'
import type { DrawingFiles } from '../assets/drawing-files.ts'

/** What pages are made of. */
export interface PageContent {
  catalogue: Catalogue
  /** By path: `/content/legal/privacy-policy.mdx`. */
  documents: Record<string, MdxDocument>
  pictures: PictureManifest
  drawings: DrawingFiles
}

declare global {
  /** Set before the pages' bundle is loaded, see render-pages.ts. */
  var pageContent: PageContent | undefined
}

const moduleId = /^\0?virtual:(catalogue|documents|pictures|drawings)$/

/** Leaves content out of the bundle that renders pages, so that a change of content needs no other bundle. */
export function contentAtRunTime(): Plugin {
  return {
    name: 'content-at-run-time',
    apply: 'build',
    resolveId: (id) => (moduleId.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, name] = moduleId.exec(id) ?? []
      return name && `export const { ${name} } = globalThis.pageContent`
    },
  }
}
