declare module 'virtual:pictures' {
  export const pictures: import('../renderer/picture-source.ts').PictureManifest
}

declare module 'virtual:documents' {
  /** The bodies of pages that are written in MDX, by path: `/content/legal/privacy-policy.mdx`. */
  export const documents: Record<string, import('../renderer/mdx/document.ts').MdxDocument>
}

declare module 'virtual:drawings' {
  /** Addresses of drawings that are files, by their names; none in development. */
  export const drawings: Record<string, string>
}
