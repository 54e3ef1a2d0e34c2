import type { Plugin } from 'vite'

const publicId = 'virtual:documents'
const resolvedId = `\0${publicId}`

/** Serves the bodies of all pages that are written in MDX as the module `virtual:documents`, in development. */
export const documentsPlugin: Plugin = {
  name: 'documents',
  apply: 'serve',
  resolveId: (id) => (id === publicId ? resolvedId : undefined),
  load: (id) =>
    id === resolvedId
      ? "export const documents = import.meta.glob('/content/{legal,treatments}/*.mdx', { eager: true })"
      : undefined,
}
