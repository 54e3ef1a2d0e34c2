/** URLs of the font files, for preloading. Written by scripts/assets/fonts.ts. */
export const fontFiles = ['/assets/fonts/text.b58b598f.woff2', '/assets/fonts/display.963ba363.woff2']
