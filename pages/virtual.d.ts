declare module 'virtual:pictures' {
  export const pictures: import('../renderer/picture-source.ts').PictureManifest
}

declare module 'virtual:documents' {
  /** The bodies of pages that are written in MDX, by path: `/content/legal/privacy-policy.mdx`. */
  export const documents: Record<string, import('../renderer/mdx/document.ts').MdxDocument>
}
