declare module 'virtual:pictures' {
  export const pictures: import('../renderer/picture-source.ts').PictureManifest
}
