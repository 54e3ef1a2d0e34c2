declare module 'virtual:pictures' {
  /** Every photograph of content/images by its name there. */
  export const pictures: import('../renderer/picture-source.ts').PictureManifest
}
