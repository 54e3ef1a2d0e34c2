export interface PictureVariant {
  format: 'avif' | 'webp'
  /** Pixels. */
  width: number
  url: string
}

/** A photograph in every size and format that the build makes. */
export interface PictureSource {
  width: number
  height: number
  /** A data URI, 16 pixels wide. */
  placeholder: string
  /** By format, best first, then by width, smallest first. */
  variants: PictureVariant[]
}

/** Photographs as content names them: `images/peel.jpg`. */
export type PictureManifest = Record<string, PictureSource>
