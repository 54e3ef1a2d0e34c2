declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    /** Pins an axis to a number, or narrows it to a range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
  }
  /** Keeps only the glyphs that `text` needs. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
